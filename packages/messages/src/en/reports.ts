import type { reports as french } from '../fr/reports.ts'
import type { Translation } from '../translation.ts'

export const reports: Translation<typeof french> = {
  link: 'Report this page',
  text: 'Tell the team that runs this site what is wrong. The organizer does not see it, and nothing about you is kept.',
  label: 'What is wrong',
  send: 'Send the report',
  failed: 'The report was not sent',
  done: 'Thank you: the site team will look at this page.',
  hidden: 'Page hidden',
  ask: 'Write to the site team',
}

import type { reports as french } from '../fr/reports.ts'
import type { Translation } from '../translation.ts'

export const reports: Translation<typeof french> = {
  link: 'Report this page',
  text: 'Tell the team that runs this site what is wrong. The organizer does not see it, and nothing is kept of you.',
  label: 'What is wrong',
  send: 'Send the report',
  failed: 'The report was not sent',
  done: 'Thank you: the team of this site will look at this page.',
  hidden: 'Page hidden',
  ask: 'Write to the team of this site',
}

import type { away as source } from '../fr/away.ts'
import type { Translation } from '../translation.ts'

export const away: Translation<typeof source> = {
  title: 'Tablée will be back in a moment',
  kept: 'The server cannot read or save anything right now. What was confirmed is kept: registrations, tables, scores and standings.',
  again: 'This page reloads by itself, several times a minute. There is nothing you need to do.',
  step: 'Updating the data: step {number} of {of}.',
  retry: 'Try again now',
  withoutScripts: 'This page needs JavaScript, which this browser does not run. Turn it on, then reload the page.',
}

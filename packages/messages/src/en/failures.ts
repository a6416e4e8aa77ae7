import type { failures as source } from '../fr/failures.ts'
import type { Translation } from '../translation.ts'

export const failures: Translation<typeof source> = {
  generic: 'Something went wrong',
  tooMany: 'Too many requests in a short time. What you typed is kept: try again in a minute.',
  function_failed: 'The function could not be carried out',
  body_invalid: 'The request cannot be read.',
  mail_off: 'This server does not send email. Ask the person who runs it.',
  storage_full: 'The server’s disk is full. Nothing was lost or saved; try again later.',
  storage_busy: 'The database is busy. Nothing was saved; try again in a moment.',
  storage_unreachable:
    'The database cannot be reached at the moment. Try again in a moment: whatever was confirmed is kept.',
  storage_failed: 'The database does not answer properly. Nothing was saved; tell whoever runs this server.',
}

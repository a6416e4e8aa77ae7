import { createEntryPasswords } from '../entry-passwords.ts'

/** For tests in which nobody sets or shows a password. */
export const noPasswords = createEntryPasswords({
  hash: () => Promise.reject(new Error('no password is set here')),
  verify: () => Promise.reject(new Error('no password is shown here')),
})

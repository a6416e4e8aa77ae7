import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const OUTBOX = join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** The link of the newest mail to an address that leads to a page, such as `/verify-email`, with what follows it; waits for the mail. */
export async function linkInMailTo(address: string, page: string): Promise<string> {
  const found = () =>
    mailsTo(address)
      .map((mail) => mail.match(new RegExp(`https?://[^\\s"<>]*${page}[?#][^\\s"<>]*`))?.[0])
      .filter((link) => link !== undefined)
      .at(-1)
  await expect.poll(found, { message: `a mail to ${address} with a link to ${page}` }).toBeDefined()
  return found() ?? ''
}

/** Waits for a mail to an address that leads to a page, whatever else it says. */
export async function expectMail(address: string, page: string): Promise<void> {
  const found = () => mailsTo(address).some((mail) => mail.includes(page))
  await expect.poll(found, { message: `a mail to ${address} with a link to ${page}` }).toBe(true)
}

/** Waits for a mail to an address that says so; gives all of it, with its headers. */
export async function mailSaying(address: string, text: string): Promise<string> {
  const found = () => mailsTo(address).findLast((mail) => mail.includes(text))
  await expect.poll(found, { message: `a mail to ${address} that says ${text}` }).toBeDefined()
  return found() ?? ''
}

/** For what must not have come: ask once something else that was sent later is there. */
export const hasMailSaying = (address: string, text: string) => mailsTo(address).some((mail) => mail.includes(text))

/** Oldest first, as a person reads them: soft line ends joined, quoted-printable decoded, every space a plain one. */
function mailsTo(address: string): readonly string[] {
  // The first mail makes the folder.
  if (!existsSync(OUTBOX)) return []
  return readdirSync(OUTBOX)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(OUTBOX, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`))
    .map(decodeBody)
    .map((mail) => mail.replace(/[\u00a0\u202f]/g, ' '))
}

/** Only what follows the headers: an address among them may hold `=` and two digits of its own. */
function decodeBody(mail: string): string {
  const end = mail.search(/\r?\n\r?\n/)
  const body = mail.slice(end).replace(/=\r?\n/g, '')
  return mail.slice(0, end) + body.replace(/(?:=[0-9A-F]{2})+/g, readBytes)
}

function readBytes(written: string): string {
  return Buffer.from(written.replaceAll('=', ''), 'hex').toString('utf8')
}

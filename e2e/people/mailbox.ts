import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'

const OUTBOX = join(process.env.E2E_DATA_DIR ?? '', 'outbox')

/** Waits for the newest mail whose link leads to a page such as `/verify-email`; returns the link. */
export async function linkInMailTo(address: string, page: string): Promise<string> {
  const found = () =>
    mailsTo(address)
      .map((mail) => mail.match(new RegExp(`https?://[^\\s"<>]*${page}[?#][^\\s"<>]*`))?.[0])
      .filter((link) => link !== undefined)
      .at(-1)
  await expect.poll(found, { message: `a mail to ${address} with a link to ${page}` }).toBeDefined()
  return found() ?? ''
}

export async function expectMail(address: string, page: string): Promise<void> {
  const found = () => mailsTo(address).some((mail) => mail.includes(page))
  await expect.poll(found, { message: `a mail to ${address} with a link to ${page}` }).toBe(true)
}

/** Returns the whole mail, headers included. */
export async function mailSaying(address: string, text: string): Promise<string> {
  const found = () => mailsTo(address).findLast((mail) => mail.includes(text))
  await expect.poll(found, { message: `a mail to ${address} that says ${text}` }).toBeDefined()
  return found() ?? ''
}

/** Ask once something sent later is there. */
export const hasMailSaying = (address: string, text: string) => mailsTo(address).some((mail) => mail.includes(text))

/** Oldest first, decoded as a person reads them. */
function mailsTo(address: string): readonly string[] {
  if (!existsSync(OUTBOX)) return []
  return readdirSync(OUTBOX)
    .filter((name) => name.endsWith('.eml'))
    .sort()
    .map((name) => readFileSync(join(OUTBOX, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${address}`) || mail.includes(`<${address}>`))
    .map(decodeBody)
    .map((mail) => mail.replace(/[\u00a0\u202f]/g, ' '))
}

/** Only the body: an address in the headers may hold `=` and two digits. */
function decodeBody(mail: string): string {
  const end = mail.search(/\r?\n\r?\n/)
  const body = mail.slice(end).replace(/=\r?\n/g, '')
  return mail.slice(0, end) + body.replace(/(?:=[0-9A-F]{2})+/g, readBytes)
}

function readBytes(written: string): string {
  return Buffer.from(written.replaceAll('=', ''), 'hex').toString('utf8')
}

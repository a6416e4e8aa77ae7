import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type DeliveryFailure, deliveryFailureOf } from './delivery-failure.ts'
import type { WrittenLetter } from './write-letter.ts'

/** `refused` for good (unknown recipient), `failed` for now. */
export type Delivery =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused' | 'failed'; readonly why: DeliveryFailure }

export type Carrier = {
  readonly deliver: (letter: WrittenLetter) => Promise<Delivery>
  readonly close: () => void
}

const CONNECT_MS = 10_000
const SILENCE_MS = 20_000

export function createSmtpCarrier({ url, from }: { readonly url: string; readonly from: string }): Carrier {
  const transport = createTransport(
    {
      url,
      connectionTimeout: CONNECT_MS,
      greetingTimeout: CONNECT_MS,
      dnsTimeout: CONNECT_MS,
      socketTimeout: SILENCE_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  )
  return {
    deliver: async (letter) => {
      try {
        await transport.sendMail(mailOf(letter, from))
        return { kind: 'sent' }
      } catch (error) {
        return { kind: isRefusedForGood(error) ? 'refused' : 'failed', why: deliveryFailureOf(error) }
      }
    },
    close: () => transport.close(),
  }
}

/** Suppresses out-of-office replies, and lets mail programs offer to unsubscribe. */
function mailOf({ oneClick, fromName, calendar, ...plain }: WrittenLetter, sender: string) {
  const written = fromName === undefined ? plain : { ...plain, from: inTheNameOf(fromName, sender) }
  const automatic = { 'Auto-Submitted': 'auto-generated' }
  const letter = calendar === undefined ? written : { ...written, attachments: [calendarPart(calendar)] }
  if (oneClick === undefined) return { ...letter, headers: automatic }
  const headers = {
    ...automatic,
    'List-Unsubscribe': `<${oneClick}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
  return { ...letter, headers }
}

function calendarPart(content: string) {
  return { filename: 'tablee.ics', content, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }
}

/** The address stays the operator's, which mail servers trust. */
function inTheNameOf(name: string, sender: string): { readonly name: string; readonly address: string } {
  const [, address = sender] = /<([^<>]+)>\s*$/.exec(sender) ?? []
  return { name: `${name} (Tablée)`, address: address.trim() }
}

/** A refused sender or password is the operator's to fix, and the letter waits. */
function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false
  const { responseCode, command } = error
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 553
}

/** Without a mail server: each letter becomes a file any mail program can open. */
export function createFolderCarrier({ folder, from }: { readonly folder: string; readonly from: string }): Carrier {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' }, { from })
  return {
    deliver: async (letter) => {
      const { message } = await transport.sendMail(mailOf(letter, from))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const moment = new Date().toISOString().replaceAll(/[:.]/g, '-')
      const path = join(folder, `${moment}-${randomBytes(3).toString('hex')}.eml`)
      // Watchers of the folder see complete letters only.
      await writeFile(`${path}.part`, message, { mode: 0o600 })
      await rename(`${path}.part`, path)
      return { kind: 'sent' }
    },
    close: () => transport.close(),
  }
}

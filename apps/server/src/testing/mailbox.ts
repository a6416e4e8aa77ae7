import { once } from 'node:events'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'

export type Mail = {
  readonly to: string
  readonly raw: string
  readonly headers: string
  readonly text: string
  readonly html: string
  /** The calendar file; empty without one. */
  readonly calendar: string
  readonly link: URL
}

export type Mailbox = {
  readonly smtpUrl: string
  readonly mails: Mail[]
  /** The next unread mail to this address. */
  readonly next: (to: string) => Promise<Mail>
  readonly close: () => Promise<void>
}

export type MailServerRules = {
  readonly port?: number
  /** Answers to a recipient with this code instead of taking the mail. */
  readonly refuse?: (to: string) => number | null
  /** Says nothing to a mail that it has before this is over. */
  readonly acknowledge?: () => Promise<void>
}

/** A real mail server that stores its mail. */
export async function openMailbox({
  port = 0,
  refuse = () => null,
  acknowledge,
}: MailServerRules = {}): Promise<Mailbox> {
  const mails: Mail[] = []
  const read = new Set<Mail>()
  const waiting: { readonly to: string; readonly resolve: (mail: Mail) => void }[] = []
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    authOptional: true,
    onRcptTo: ({ address }, _session, callback) => {
      const code = refuse(address)
      callback(code === null ? null : Object.assign(new Error('refused'), { responseCode: code }))
    },
    onData: (stream, session, callback) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const mail = readMail(Buffer.concat(chunks).toString('utf8'), session.envelope.rcptTo[0]?.address ?? '')
        if (acknowledge) void acknowledge().then(() => callback(null))
        else callback(null)
        mails.push(mail)
        const place = waiting.findIndex(({ to }) => to === mail.to)
        const [waiter] = place < 0 ? [] : waiting.splice(place, 1)
        if (waiter) hand(mail, waiter.resolve)
      })
    },
  })
  server.on('error', () => {})
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(port, '127.0.0.1', resolve)
  await promise
  const address = server.server.address()
  const bound = typeof address === 'object' && address ? address.port : 0

  function hand(mail: Mail, resolve: (mail: Mail) => void): void {
    read.add(mail)
    resolve(mail)
  }

  return {
    smtpUrl: smtpUrlOf(bound),
    mails,
    next: (to) =>
      new Promise((resolve) => {
        const mail = mails.find((one) => one.to === to && !read.has(one))
        if (mail) hand(mail, resolve)
        else waiting.push({ to, resolve })
      }),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export function smtpUrlOf(port: number): string {
  return `smtp://127.0.0.1:${port}?ignoreTLS=true`
}

export async function unusedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

export function readMail(raw: string, to: string): Mail {
  const [headers = ''] = raw.split(/\r?\n\r?\n/, 1)
  // Boundaries of the letter and its parts: a link's line may also begin with dashes.
  const boundaries = [...raw.matchAll(/boundary="([^"]+)"/g)].map(([, boundary = '']) => boundary)
  const parts = boundaries.reduce<readonly string[]>(
    (some, boundary) => some.flatMap((part) => part.split(`\n--${boundary}`)).map((part) => part.trimStart()),
    [raw],
  )
  const text = bodyOf(parts.find((part) => part.startsWith('Content-Type: text/plain')) ?? '')
  const html = bodyOf(parts.find((part) => part.startsWith('Content-Type: text/html')) ?? '')
  const calendar = bodyOf(parts.find((part) => part.startsWith('Content-Type: text/calendar')) ?? '')
  return {
    to,
    raw,
    headers,
    text,
    html,
    calendar,
    link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'http://no-link.invalid'),
  }
}

function bodyOf(part: string): string {
  const body = part.slice(part.search(/\r?\n\r?\n/)).trim()
  if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString('utf8')
  if (!/^Content-Transfer-Encoding: quoted-printable/im.test(part)) return body
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { startServer, type TestServer } from '../../testing/a-server.ts'
import { aPerson, openBrowser, PASSWORD, type Person } from '../../testing/an-account.ts'
import { sessionHeaders } from '../../testing/an-event.ts'
import { type Mailbox, openMailbox } from '../../testing/mailbox.ts'

const url = 'http://localhost:3000/verify-email'
const HOUR_MS = 3_600_000

describe.each(DATABASE_KINDS)('letters that do not arrive on %s', (kind) => {
  const answers = new Map<string, number>()
  const refused: string[] = []
  let mailbox: Mailbox
  let server: TestServer
  let now = Date.UTC(2030, 0, 10, 13)
  beforeAll(async () => {
    mailbox = await openMailbox({
      refuse: (to) => {
        const code = answers.get(to) ?? null
        if (code !== null) refused.push(to)
        return code
      },
    })
    server = await startServer({
      kind,
      world: { mailPausesMs: [200], now: () => new Date(now++) },
      environment: { SMTP_URL: mailbox.smtpUrl },
    })
  })
  afterAll(async () => {
    await server.close()
    await mailbox.close()
  })

  const askVerification = ({ browser }: Person) => browser.send('POST', '/account/verification', { url })
  const matters = async (person: Person) =>
    (await server.call('get-account-matters', {}, sessionHeaders(person))).body.data
  /** A busy machine is slow. */
  const told = (person: Person, what: object) =>
    vi.waitFor(async () => expect(await matters(person)).toMatchObject(what), { timeout: 10_000 })

  test('FIND-7 an address that the mail server refuses is told to its account, for as long as nothing else is tried', async () => {
    const person = await aPerson(server)
    expect(await matters(person)).toMatchObject({ confirmation: null })
    answers.set(person.email, 550)
    expect((await askVerification(person)).status).toBe(201)
    await told(person, { confirmation: { trouble: 'refused' } })
    now += 2 * HOUR_MS
    // Invalid links are removed while letters are processed.
    const other = await aPerson(server)
    await askVerification(other)
    await mailbox.next(other.email)
    expect(await matters(person)).toMatchObject({ confirmation: { trouble: 'refused' } })
    expect(await matters(other)).toMatchObject({ confirmation: { trouble: null } })
    answers.delete(person.email)
    await askVerification(person)
    const { link } = await mailbox.next(person.email)
    await told(person, { confirmation: { trouble: null } })
    const body = { userId: link.searchParams.get('userId'), secret: link.searchParams.get('secret') }
    expect((await openBrowser(server).send('PUT', '/account/verification', body)).status).toBe(200)
  })

  test('FIND-7 a mail server that is busy delays the letter, and nothing is wrong once it has come', async () => {
    const person = await aPerson(server)
    answers.set(person.email, 451)
    await askVerification(person)
    await told(person, { confirmation: { trouble: 'delayed' } })
    answers.delete(person.email)
    now += HOUR_MS / 2
    await mailbox.next(person.email)
    await told(person, { confirmation: { trouble: null } })
  })

  test('FIND-7 a new address that is refused is told too, and to nobody else', async () => {
    const person = await aPerson(server)
    const email = `faute.${person.email}`
    answers.set(email, 550)
    const change = { email, password: PASSWORD, language: 'fr' }
    expect((await server.call('change-email', change, sessionHeaders(person))).status).toBe(200)
    await told(person, { emailChange: { email, trouble: 'refused' } })
    expect((await server.call('get-account-matters', {})).body.reason).toBe('account_required')
  })
  test('FIND-7 a mail server that is busy does not tell by a change of address which ones have accounts', async () => {
    const [person, owner] = [await aPerson(server), await aPerson(server)]
    const free = `libre.${person.email}`
    const asked: object[] = []
    for (const email of [free, owner.email]) {
      answers.set(email, 451)
      await server.call('change-email', { email, password: PASSWORD, language: 'fr' }, sessionHeaders(person))
      // Sent later: every earlier attempt has ended.
      const later = await aPerson(server)
      await askVerification(later)
      await mailbox.next(later.email)
      await told(later, { confirmation: { trouble: null } })
      if (email === free) await vi.waitFor(() => expect(refused).toContain(free))
      const { emailChange } = await matters(person)
      asked.push({ trouble: emailChange.trouble })
    }
    expect(asked[0]).toEqual(asked[1])
  })
})

import type { Identity } from '@tablee/contract/serving/caller'
import type { Letter, LetterBox } from '@tablee/contract/serving/letter'
import { type AccountId, ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Outcome } from '@tablee/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import {
  createTestDatabase,
  DATABASE_KINDS,
  everythingStored,
  type TestDatabase,
} from '../../database/testing/test-databases.ts'
import { createRecovery, createVerification } from './commands/ask-for-mail.ts'
import { createAccount } from './commands/create-account.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { updateRecovery, updateVerification } from './commands/follow-mail.ts'
import { listLabelled, setLabel } from './commands/set-label.ts'
import { signIn } from './commands/sign-in.ts'
import { createLetterBox } from './letter-box.ts'
import { identify } from './queries/identify.ts'
import { type AccountsOn, accountsOn } from './testing/accounts-on.ts'

const PASSWORD = 'Mot de passe 42'
const DEVICE = { address: '192.0.2.1', userAgent: 'Firefox/140' }
const TABLES = ['accounts', 'sessions', 'mailed_tokens', 'letters', 'erased_accounts']
const url = 'http://localhost:3000/page'

function accepted<Value>(outcome: Outcome<Value>): Value {
  if (!outcome.accepted) throw new Error(outcome.refusal.code)
  return outcome.value
}

function secretOf({ link }: Letter) {
  const { searchParams } = new URL(link)
  return { userId: searchParams.get('userId') as AccountId, secret: searchParams.get('secret') ?? '' }
}

describe.each(DATABASE_KINDS)('on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let on: AccountsOn
  let box: LetterBox
  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    on = accountsOn(database)
    box = createLetterBox(on.ground)
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  const register = (userId: string, email = `${userId}@exemple.fr`) =>
    createAccount(on.ground, { userId, email: email as Email, password: PASSWORD, name: '' })

  async function signedIn(userId: string): Promise<{ who: Identity; secret: string }> {
    const email = `${userId}@exemple.fr`
    const { secret } = accepted(await signIn(on.ground, { email, password: PASSWORD }, DEVICE))
    const who = await identify(on.ground, { accountId: userId, secret })
    if (!who) throw new Error('not signed in')
    return { who, secret }
  }

  test('AUTH-1 of two simultaneous registrations with one address, one is accepted', async () => {
    const outcomes = await Promise.all([register('one', 'zoe@exemple.fr'), register('two', 'zoe@exemple.fr')])
    expect(outcomes.map((outcome) => outcome.accepted).sort()).toEqual([false, true])
  })

  test('AUTH-1 nobody registers under the public id of a player', async () => {
    expect(await register('f'.repeat(32))).toMatchObject({ refusal: { code: 'account_exists' } })
  })

  test('AUTH-3 neither passwords nor secrets are stored', async () => {
    await register('zoe')
    const { who, secret } = await signedIn('zoe')
    accepted(await createVerification(on.ground, who, { url, language: 'fr' }))
    const [letter] = await box.take(1)
    if (!letter) throw new Error('no letter')
    const stored = await everythingStored(database, TABLES)
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    for (const hidden of [PASSWORD, secret, secretOf(letter).secret]) expect(stored).not.toContain(hidden)
  })

  test('AUTH-7 a session ends with its year, and its traces with the next sign-in', async () => {
    await register('zoe')
    const { secret } = await signedIn('zoe')
    on.pass(365 * 86_400_000)
    expect(await identify(on.ground, { accountId: 'zoe', secret })).toBeNull()
    await signedIn('zoe')
    expect(await database.read((db) => db.selectFrom('sessions').select('id').execute())).toHaveLength(1)
  })

  test('AUTH-4 a mailed secret is good for an hour, of its kind, for its account; it confirms once, and says so again', async () => {
    await register('zoe')
    await register('ana')
    const { who } = await signedIn('zoe')
    accepted(await createVerification(on.ground, who, { url, language: 'fr' }))
    const [letter] = await box.take(5)
    if (!letter) throw new Error('no letter')
    const { userId, secret } = secretOf(letter)
    const refusal = { refusal: { code: 'token_invalid' } }
    expect(await updateVerification(on.ground, { userId: 'ana' as AccountId, secret })).toMatchObject(refusal)
    expect(await updateRecovery(on.ground, { userId, secret, password: 'Autre chose 44' })).toMatchObject(refusal)
    const first = accepted(await updateVerification(on.ground, { userId, secret }))
    expect(accepted(await updateVerification(on.ground, { userId, secret }))).toEqual(first)
    expect(on.told.filter(({ path }) => path[0] === 'verification' && path[2] === 'update')).toHaveLength(1)
  })

  test('AUTH-4 an expired secret is refused', async () => {
    await register('zoe')
    await createRecovery(on.ground, { email: 'zoe@exemple.fr' as Email, url, language: 'fr' })
    const [letter] = await box.take(5)
    if (!letter) throw new Error('no letter')
    on.pass(3_600_000)
    const followed = { ...secretOf(letter), password: 'Autre chose 44' }
    expect(await updateRecovery(on.ground, followed)).toMatchObject({ refusal: { code: 'token_invalid' } })
  })

  test('AUTH-9 a letter is given to one process at a time, and comes back when nothing is heard of it', async () => {
    await register('zoe')
    await createRecovery(on.ground, { email: 'zoe@exemple.fr' as Email, url, language: 'fr' })
    const other = createLetterBox(on.ground)
    const taken = (await Promise.all([box.take(5), other.take(5)])).flat()
    expect(taken).toHaveLength(1)
    expect(await box.take(5)).toEqual([])
    on.pass(121_000)
    const [again] = await box.take(5)
    expect(again?.attempts).toBe(2)
    const [first] = taken
    if (!first || !again) throw new Error('no letter')
    const password = 'Autre chose 44'
    expect(await updateRecovery(on.ground, { ...secretOf(first), password })).toMatchObject({ accepted: false })
    expect(await updateRecovery(on.ground, { ...secretOf(again), password })).toMatchObject({ accepted: true })
    await box.postpone(again.id, 5000)
    expect(await box.take(5)).toEqual([])
    await box.sent(again.id)
    expect(await box.nextDue()).toBeNull()
  })

  test('AUTH-9 the letter of nobody is thrown away unsent, as is one whose link was used or replaced', async () => {
    await register('zoe')
    await createRecovery(on.ground, { email: 'nobody@exemple.fr' as Email, url, language: 'fr' })
    await createRecovery(on.ground, { email: 'zoe@exemple.fr' as Email, url, language: 'fr' })
    await createRecovery(on.ground, { email: 'zoe@exemple.fr' as Email, url, language: 'en' })
    const letters = await box.take(5)
    expect(letters.map(({ to, language }) => [to, language])).toEqual([['zoe@exemple.fr', 'en']])
    expect(await database.read((db) => db.selectFrom('letters').select('id').execute())).toHaveLength(1)
  })

  test('AUTH-10 a label is given and taken away, and the next request knows it', async () => {
    await register('zoe')
    const { secret } = await signedIn('zoe')
    const labels = async () => (await identify(on.ground, { accountId: 'zoe', secret }))?.labels
    const change = { email: 'ZOE@exemple.fr', label: ORGANIZER_LABEL, at: new Date() }
    await setLabel(database, { ...change, isGiven: true })
    await setLabel(database, { ...change, isGiven: true })
    expect(await labels()).toEqual([ORGANIZER_LABEL])
    expect((await listLabelled(database, ORGANIZER_LABEL)).map(({ $id }) => $id)).toEqual(['zoe'])
    await setLabel(database, { ...change, isGiven: false })
    expect(await labels()).toEqual([])
    expect(await listLabelled(database, ORGANIZER_LABEL)).toEqual([])
    expect(await setLabel(database, { ...change, email: 'nobody@exemple.fr', isGiven: true })).toBeNull()
  })

  test('AUTH-11 an erased account leaves its id and the moment, and the id is not given again', async () => {
    await register('zoe')
    const { who, secret } = await signedIn('zoe')
    accepted(await createVerification(on.ground, who, { url, language: 'fr' }))
    expect(await deleteAccount(on.ground, who, { password: 'x' })).toMatchObject({
      refusal: { code: 'password_wrong' },
    })
    accepted(await deleteAccount(on.ground, who, { password: PASSWORD }))
    expect(await identify(on.ground, { accountId: 'zoe', secret })).toBeNull()
    const stored = JSON.parse(await everythingStored(database, TABLES))
    expect(stored).toEqual([[], [], [], [], [{ id: 'zoe', erased_at: expect.stringMatching(/^2030-/) }]])
    expect(await register('zoe', 'ana@exemple.fr')).toMatchObject({ refusal: { code: 'account_exists' } })
    expect((await register('other', 'zoe@exemple.fr')).accepted).toBe(true)
  })
})

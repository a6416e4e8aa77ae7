import type { Identity } from '@tablee/contract/serving/caller'
import { type AccountId, ORGANIZER_LABEL } from '@tablee/domain/accounts/account'
import type { Email } from '@tablee/domain/accounts/email'
import type { Outcome } from '@tablee/domain/outcome'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../database/testing/test-databases.ts'
import { findAccount } from './account-store.ts'
import { updateName, updatePrefs } from './commands/change-account.ts'
import { createAccount } from './commands/create-account.ts'
import { listLabelled, setLabel } from './commands/set-label.ts'
import { signIn } from './commands/sign-in.ts'
import { updateEmail } from './commands/update-email.ts'
import { updatePassword } from './commands/update-password.ts'
import { identify } from './queries/identify.ts'
import { type AccountsOn, accountsOn } from './testing/accounts-on.ts'

const ROUNDS = 8
const DEVICE = { address: '192.0.2.1', userAgent: 'Firefox/140' }
const ID = 'zoe' as AccountId
const email = 'zoe@exemple.fr' as Email
const passwordOf = (round: number) => `Mot de passe ${round}`

describe.each(DATABASE_KINDS)('at the same time, on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  let on: AccountsOn
  let who: Identity
  beforeEach(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
    on = accountsOn(database)
    await createAccount(on.ground, { userId: ID, email, password: passwordOf(0), name: '' })
    who = await signedIn(await signIn(on.ground, { email, password: passwordOf(0) }, DEVICE))
  })
  afterEach(async () => {
    await database.close()
    await place.remove()
  })

  async function signedIn(outcome: Awaited<ReturnType<typeof signIn>>): Promise<Identity> {
    const identity = outcome.accepted && (await identify(on.ground, { accountId: ID, secret: outcome.value.secret }))
    if (!identity) throw new Error('not signed in')
    return identity
  }

  const isPassword = async (password: string) =>
    on.ground.passwords.verify((await database.read((db) => findAccount(db, ID)))?.passwordHash ?? null, password)
  const accepted = (outcomes: readonly Outcome<unknown>[]) => outcomes.filter((outcome) => outcome.accepted).length

  test('AUTH-7 a new password, a new name and new preferences are all kept', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const [password, oldPassword] = [passwordOf(round), passwordOf(round - 1)]
      let isOver = false
      const changing = updatePassword(on.ground, who, { password, oldPassword }).finally(() => {
        isOver = true
      })
      while (!isOver) {
        const others = [updateName(on.ground, who, `Zoé ${round}`), updatePrefs(on.ground, who, { round })]
        expect(accepted(await Promise.all(others))).toBe(2)
        // SQLite answers without ever giving the hashing a turn.
        await new Promise((resume) => setImmediate(resume))
      }
      expect((await changing).accepted).toBe(true)
      expect([await isPassword(password), await isPassword(oldPassword)]).toEqual([true, false])
      expect(await database.read((db) => findAccount(db, ID))).toMatchObject({
        name: `Zoé ${round}`,
        prefs: { round },
      })
    }
  })

  test('AUTH-10 an organizer who is revoked stays revoked, whatever else changes', async () => {
    const label = (isGiven: boolean) => setLabel(database, { email, label: ORGANIZER_LABEL, isGiven, at: new Date() })
    for (let round = 1; round <= ROUNDS; round++) {
      await label(true)
      await Promise.all([
        updateName(on.ground, who, `Zoé ${round}`),
        updatePrefs(on.ground, who, { round }),
        label(false),
        updateName(on.ground, who, `Zoé ${round}`),
      ])
      expect(await listLabelled(database, ORGANIZER_LABEL)).toEqual([])
      expect(await database.read((db) => findAccount(db, ID))).toMatchObject({ name: `Zoé ${round}`, prefs: { round } })
    }
  })

  test('AUTH-7 of two changes that prove the same password, one is made', async () => {
    const oldPassword = passwordOf(0)
    const [one, other] = [passwordOf(1), passwordOf(2)]
    const changes = await Promise.all([
      updatePassword(on.ground, who, { password: one, oldPassword }),
      updatePassword(on.ground, who, { password: other, oldPassword }),
    ])
    expect(accepted(changes)).toBe(1)
    expect(await isPassword(changes[0]?.accepted ? one : other)).toBe(true)
    const outcomes = await Promise.all([
      updateEmail(on.ground, who, { email: 'ana@exemple.fr' as Email, password: one, language: 'fr' }),
      updateEmail(on.ground, who, { email: 'ana@exemple.fr' as Email, password: other, language: 'fr' }),
    ])
    expect(accepted(outcomes)).toBe(1)
  })

  test('AUTH-7 no session that the old password opened outlives it', async () => {
    for (let round = 1; round <= ROUNDS; round++) {
      const [password, oldPassword] = [passwordOf(round), passwordOf(round - 1)]
      const [opened, changed] = await Promise.all([
        signIn(on.ground, { email, password: oldPassword }, DEVICE),
        updatePassword(on.ground, who, { password, oldPassword }),
      ])
      expect(changed.accepted).toBe(true)
      const secret = opened.accepted ? opened.value.secret : ''
      expect(await identify(on.ground, { accountId: ID, secret })).toBeNull()
    }
  })
})

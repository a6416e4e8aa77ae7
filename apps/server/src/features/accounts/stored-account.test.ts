import type { AccountId } from '@tablee/domain/accounts/account'
import { expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { findAccount, listAccountsWithLabel } from './account-store.ts'
import { listDueLetters } from './letter-store.ts'

const AT = '2030-01-31T18:00:00.000Z'
const id = 'ana' as AccountId
const ACCOUNT = {
  ...{ id, email: 'ana@example.org', is_email_verified: 1, name: 'Ana', password_hash: '' },
  ...{ prefs: '{"theme":"dark","later":[1]}', labels: '["organizer","later"]', is_enabled: 1 },
  ...{ created_at: AT, updated_at: AT, password_updated_at: AT, accessed_at: AT, language: null },
}

test.each(DATABASE_KINDS)(
  'ACTS-53 accounts and letters are read by schemas on %s; who holds a label is no matter of its text',
  async (kind) => {
    const place = await createTestDatabase(kind)
    const database = await place.open()
    const write = (values: Partial<typeof ACCOUNT>) =>
      database.inTransaction(({ db }) => db.updateTable('accounts').set(values).execute())
    await database.inTransaction(({ db }) => db.insertInto('accounts').values(ACCOUNT).execute())
    const found = () => database.read((db) => findAccount(db, id))
    expect(await found()).toMatchObject({ prefs: { theme: 'dark', later: [1] }, labels: ['organizer', 'later'] })

    const labelled = (label: string) => database.read((db) => listAccountsWithLabel(db, label))
    expect(await labelled('organizer')).toHaveLength(1)
    await write({ labels: '["an \\"organizer\\" no more"]' })
    expect(await labelled('organizer')).toEqual([])

    await write({ labels: '{"organizer":true}' })
    await expect(found()).rejects.toThrow('damaged row in accounts, id ana: labels')
    await write({ labels: '[]', prefs: '[' })
    await expect(found()).rejects.toThrow('damaged row in accounts, id ana: prefs')

    const letter = { account_id: id, kind: 'organizerGranted', url: '', language: 'fr', attempts: 0 } as const
    await database.inTransaction(({ db }) =>
      db
        .insertInto('letters')
        .values({ ...letter, id: 'l', due_at: AT, created_at: AT, about: '{"to":1}' })
        .execute(),
    )
    await expect(database.read((db) => listDueLetters(db, { now: AT, most: 1 }))).rejects.toThrow(
      'in letters, id l: about',
    )
    await database.close()
    await place.remove()
  },
)

test.each(DATABASE_KINDS)(
  'ACTS-16 a language that a later version kept on %s is none to this one: letters come in that of the source',
  async (kind) => {
    const place = await createTestDatabase(kind)
    const database = await place.open()
    const letter = { account_id: id, kind: 'verification', url: '', attempts: 0, due_at: AT, created_at: AT } as const
    const spoken = await database.inTransaction(async ({ db }) => {
      await db
        .insertInto('accounts')
        .values({ ...ACCOUNT, language: 'xx' })
        .execute()
      await db
        .insertInto('letters')
        .values(['en', 'xx'].map((language) => ({ ...letter, id: language, language, about: null })))
        .execute()
      const [account, letters] = [await findAccount(db, id), await listDueLetters(db, { now: AT, most: 2 })]
      return [account?.language, Object.fromEntries(letters.map((each) => [each.id, each.language]))]
    })
    expect(spoken).toEqual([null, { en: 'en', xx: 'fr' }])
    await database.close()
    await place.remove()
  },
)

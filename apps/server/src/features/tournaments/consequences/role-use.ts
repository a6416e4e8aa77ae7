import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { Transaction } from '../../../database/database.ts'
import { isOfHelper } from '../held-tournament.ts'
import { noteRoleUse } from '../staff-invitation-store.ts'

export function roleUse({ now }: { readonly now: () => Date }): FollowingConsequence<Transaction> {
  return {
    name: 'role use',
    of: ({ author, after }) => {
      const { role, holderId } = author
      if (!isOfHelper({ role })) return []
      return [{ keep: ({ db }) => noteRoleUse(db, { tournamentId: after.id, holderId }, now()) }]
    },
  }
}

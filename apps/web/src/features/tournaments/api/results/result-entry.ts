import { getJournal } from '@tablee/contract/tournaments/questions/get-journal'
import type { MeetingResult } from '@tablee/domain/tournaments/kinds/match-result'
import type { Meeting } from '@tablee/domain/tournaments/tournament'
import { queryOptions } from '@tanstack/react-query'
import { OWN_DATA_KEY } from '../../../../transport/own-data-key.ts'
import type { ServerClient } from '../../../../transport/server-client.ts'
import type { StaffAccess } from '../own/own-roles.ts'

type SoughtResult = { readonly match: Meeting; readonly arrived: MeetingResult; readonly access: StaffAccess }

/** The staff's latest act on a result, with its author's name; null if not among the latest acts. */
export function resultEntryQuery(client: ServerClient, { match, arrived, access }: SoughtResult) {
  const { code, secret: organizerId, role } = access
  return queryOptions({
    queryKey: [...OWN_DATA_KEY, 'result-entry', code, role, match.id, arrived.result.score],
    retry: false,
    queryFn: async () => {
      const { data } = await client.callFunction(getJournal, { code, organizerId, asStaff: true })
      const isOfResult = (kind: string, round: number | undefined, tables: readonly number[] = []) =>
        kind === 'match_scored' && round === match.round && tables.includes(match.table)
      return data.entries.find(({ facts }) => facts.some((f) => isOfResult(f.kind, f.round, f.tables))) ?? null
    },
  })
}

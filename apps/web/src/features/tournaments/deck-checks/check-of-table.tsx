import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useDeckChecks } from '../api/rounds/deck-checks.ts'
import { CheckSheet } from './check-sheet.tsx'

export type CheckOfTableProps = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly matchId: MatchId
  /** Another than the last one. */
  readonly check?: number
  readonly onClose: () => void
}

/** The last check of a table that this person reads. */
export function CheckOfTable({ tournament, access, matchId, check: wished, onClose }: CheckOfTableProps) {
  const { data } = useDeckChecks(access)
  const checks = data?.checks.filter((one) => one.matchId === matchId && one.isRead) ?? []
  const asked = checks.find(({ check: number }) => number === wished)
  const check = asked ?? checks.findLast(({ endedAt }) => endedAt === null) ?? checks.at(-1)
  if (!data || !check) return null
  return <CheckSheet key={check.check} {...{ tournament, access, check, onClose }} checks={data.checks} />
}

import { isBye, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { DrawnTable } from '@tablee/domain/tournaments/pairing/pairing-field'
import type { DrawnRound, RecomputedRound, RecomputedTable } from '@tablee/domain/tournaments/rounds/recompute-round'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { type PairingReason, reasonsOfRound } from '@tablee/domain/tournaments/rounds/why-paired'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { PlayerName } from '../../../ui/player-name.tsx'
import { TableNumber, useTableWidth } from '../match-view/table-number.tsx'
import { usePlainReason } from '../match-view/use-plain-reason.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'

type CheckedTablesProps = {
  readonly tournament: Tournament
  readonly round: RoundNumber
  readonly recomputed: RecomputedRound | null
  readonly drawn: DrawnRound | null
}

/** With the seed's alternative where it gives other tables. */
export function CheckedTables({ tournament, round, recomputed, drawn }: CheckedTablesProps) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  // Reasons use the results at the draw, without later corrections.
  const ground = recomputed?.ground ?? tournament
  const reasonsOf = useMemo(() => reasonsOfRound(ground, round, drawn), [ground, round, drawn])
  const matches = useMemo(() => inOrder(matchesOfRound(tournament, round)), [tournament, round])
  const checkOf = useMemo(() => new Map(recomputed?.tables.map((table) => [table.match, table])), [recomputed])
  const points = useMemo(() => pointsBefore(tournament, recomputed), [tournament, recomputed])
  return (
    <section aria-labelledby="checked-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="checked-title" className="text-section">
        {t('roundCheck.tables')}
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {matches.map((match) => {
          const check = checkOf.get(match)
          const [first] = seatsOf(match)
          return (
            <li key={match.id} className="drawn-in-sight flex gap-3 px-3 py-3 max-sm:flex-wrap">
              <Place match={match} />
              <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-1 max-sm:basis-[calc(100%-3.5rem)]">
                {seatsOf(match).map((id) => (
                  <Seat key={id} name={names.get(id) ?? ''} points={points.get(id)} />
                ))}
                {first ? <Reasons reasons={reasonsOf(match, first)} /> : null}
                {check && !check.isSame ? <Given tables={check.given} names={names} /> : null}
              </div>
              {check ? <Verdict table={check} /> : null}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Before the round; empty for a drawn bracket. */
function pointsBefore(tournament: Tournament, recomputed: RecomputedRound | null): ReadonlyMap<string, number> {
  if (structureOf(tournament) === 'elimination') return new Map()
  return new Map(recomputed?.field.map((player) => [player.id, player.points]))
}

/** Those without a table last. */
function inOrder(matches: readonly Match[]): readonly Match[] {
  const place = (match: Match) => tableOf(match) ?? Number.POSITIVE_INFINITY
  return matches.toSorted((one, other) => (place(one) < place(other) ? -1 : place(one) > place(other) ? 1 : 0))
}

function Place({ match }: { readonly match: Match }) {
  const { t } = useTranslation()
  const width = useTableWidth()
  const table = tableOf(match)
  if (table !== null) return <TableNumber table={table} />
  return (
    <span className={classNames('shrink-0 text-sm text-muted', width)}>
      {t(`tournament.matches.${isBye(match) ? 'bye' : 'loss'}`)}
    </span>
  )
}

function Seat({ name, points }: { readonly name: string; readonly points: number | undefined }) {
  const { t } = useTranslation()
  return (
    <PlayerName
      name={name}
      isStrong
      {...(points === undefined ? {} : { note: t('tournament.own.points', { count: points }) })}
    />
  )
}

function Verdict({ table }: { readonly table: RecomputedTable }) {
  const { t } = useTranslation()
  const [tone, word] = table.isByHand
    ? (['neutral', 'handMade'] as const)
    : table.isSame
      ? (['felt', 'identical'] as const)
      : (['amber', 'other'] as const)
  return (
    <Badge tone={tone} className="shrink-0 self-start max-sm:ms-14">
      {t(`roundCheck.${word}`)}
    </Badge>
  )
}

type GivenProps = { readonly tables: readonly DrawnTable[]; readonly names: PlayerNames }

function Given({ tables, names }: GivenProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const nameOf = (id: string) => names.get(id as PlayerId) ?? ''
  const texts = tables.map((table) => {
    const [one = '', other = ''] = table.map(nameOf)
    if (table.length === 1) return t('roundCheck.exempt', { one })
    return table.length === 2 ? t('roundCheck.pair', { one, other }) : list(table.map(nameOf))
  })
  return <p className="text-sm wrap-anywhere">{t('roundCheck.given', { pairs: list(texts) })}</p>
}

function Reasons({ reasons }: { readonly reasons: readonly PairingReason[] }) {
  return reasons.map((reason) =>
    reason.kind === 'by_hand' || reason.kind === 'round_by_hand' ? null : (
      <p key={reason.kind} className="text-sm text-muted">
        <ReasonOfTable reason={reason} />
      </p>
    ),
  )
}

/** For any reader; players at the table get `pairing-reasons.tsx`. */
function ReasonOfTable({ reason }: { readonly reason: Exclude<PairingReason, { kind: 'by_hand' | 'round_by_hand' }> }) {
  const { t } = useTranslation()
  const { list, number } = useFormats()
  const plainReason = usePlainReason()
  switch (reason.kind) {
    case 'first_round':
      return t('roundCheck.firstRound')
    case 'same_points':
      return t('roundCheck.samePoints', { count: reason.players })
    case 'other_points':
      return t(`tournament.whyPaired.${reason.because === 'odd_group' ? 'oddGroup' : 'allMet'}`, {
        points: Math.max(reason.points, reason.opponentPoints),
        count: reason.players,
      })
    case 'down_again':
      return t('roundCheck.downAgain', { count: reason.rounds.length, rounds: list(reason.rounds.map(number)) })
    case 'rematch':
      return t('roundCheck.rematch', { count: reason.rounds.length, rounds: list(reason.rounds.map(number)) })
    case 'pod_points':
      if (reason.least === reason.most) return t('pods.why.tableSame', { count: reason.least })
      return t('pods.why.tablePoints', { least: reason.least, most: reason.most })
    case 'pod_met':
      return reason.pairs.length === 0 ? t('pods.why.tableNew') : t('pods.why.tableMet', { count: reason.pairs.length })
    case 'pod_seat':
      return t('pods.why.tableSeats')
    case 'bye':
      return t('roundCheck.bye')
    default:
      return plainReason(reason)
  }
}

import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isAwardedBye } from '@tablee/domain/tournaments/players/awarded-byes'
import { isBeyondRules } from '@tablee/domain/tournaments/results/imported-result'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { memo, useRef } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { useLeftOut } from '../../../ui/left-out.ts'
import { GROUPED_ROW, type RowGroup } from '../../../ui/use-row-groups.ts'
import { downIn, rulingOf } from '../conduct/ruling.ts'
import { MatchRow } from '../match-view/match-row.tsx'
import { PodRow } from '../pod-table/pod-row.tsx'
import { TeamNames } from '../teams/team-names.tsx'

export type OfEveryMatch = {
  readonly names: PlayerNames
  /** Members of teams are found by their own names too. */
  readonly people: PlayerNames
  readonly rules: RulePack
  readonly penalties: readonly Penalty[]
  /** Tells whether a bye was awarded. */
  readonly awarding: Pick<Tournament, 'awardedByes' | 'stages' | 'rounds'>
  readonly own: PlayerId | null
}

type MatchGroupProps = OfEveryMatch & {
  readonly group: RowGroup<Match>
  /** Matching the search; null for all. */
  readonly found: ReadonlySet<string> | null
  /** Behind the others on a desk, by style alone: a written page does not know on what it is read. Null once they are. */
  readonly settled: ReadonlySet<string> | null
}

/** How many rows it is high: by class, for a written page has no styles of its own. */
const HIGH = [
  '[--rows:0]',
  '[--rows:1]',
  '[--rows:2]',
  '[--rows:3]',
  '[--rows:4]',
  '[--rows:5]',
  '[--rows:6]',
  '[--rows:7]',
  '[--rows:8]',
  '[--rows:9]',
  '[--rows:10]',
  '[--rows:11]',
  '[--rows:12]',
] as const

/** Tables drawn together once in sight, memoized: a result draws those beside it, and no others. */
export const MatchGroup = memo(function MatchGroup(props: MatchGroupProps) {
  const { group, found, settled, own, ...ofRow } = props
  const { rows } = group
  const place = useRef<HTMLUListElement>(null)
  useLeftOut(place, found?.size === 0)
  const shown = found === null ? rows : rows.filter(({ id }) => found.has(id))
  return (
    <ul
      ref={place}
      role="none"
      className={classNames(
        'group-drawn-in-sight [--row:4rem] desk:[--row:2.75rem]',
        HIGH[shown.length],
        settled !== null && 'desk:contents',
      )}
    >
      {rows.map((match) => (
        <li
          key={match.id}
          {...GROUPED_ROW}
          hidden={found !== null && found.size > 0 && !found.has(match.id)}
          className={classNames(
            'border-t border-line',
            settled?.has(match.id) && (own === null || !seatsOf(match).includes(own)) && 'desk:order-1',
          )}
        >
          <OneMatch match={match} own={own} {...ofRow} />
        </li>
      ))}
    </ul>
  )
})

type OneMatchProps = OfEveryMatch & { readonly match: Match }

function OneMatch({ match, names, people, rules, penalties, awarding, own }: OneMatchProps) {
  if (isTeamMatch(match)) return <TeamNames match={match} names={names} people={people} own={own} />
  const decided = penaltiesOfMatch({ penalties }, match)
  if (isPodTable(match)) return <PodRow match={match} names={names} own={own} penalties={decided} />
  const [first, second] = seatsOf(match)
  return (
    <MatchRow
      match={match}
      name1={(first && names.get(first)) ?? ''}
      name2={second ? (names.get(second) ?? '') : null}
      own={own}
      isLineOnDesk
      ruling={rulingOf(decided)}
      down={isOver(match) ? undefined : downIn(decided)}
      isBeyondRules={isBeyondRules(match, rules)}
      isAwarded={isAwardedBye(awarding, match)}
    />
  )
}

import type { Penalty } from '@tablee/domain/tournaments/conduct/penalty'
import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { isPlayed, seatsOf, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import { isAwardedBye } from '@tablee/domain/tournaments/players/awarded-byes'
import { isBeyondRules } from '@tablee/domain/tournaments/results/imported-result'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { ChevronDown, FileInput } from 'lucide-react'
import { memo, useMemo, useRef, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { downIn, rulingOf } from '../conduct/ruling.ts'
import { MatchRow } from '../match-view/match-row.tsx'
import { useSettled } from '../match-view/use-settled.ts'
import { PodRow } from '../pod-table/pod-row.tsx'
import { SavePairings } from '../spreadsheet/save-buttons.tsx'
import { TeamNames } from '../teams/team-names.tsx'
import { usePeopleNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { nameMatcher } from '../tournament-frame/search-name.ts'

/** From this many tables on a search helps. */
const SEARCH_FROM = 8

type RoundsSectionProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** Newest first; the current one is open. */
export function RoundsSection({ tournament, own }: RoundsSectionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const names = usePlayerNames(tournament)
  const people = usePeopleNames(tournament)
  const nameOf = useRoundName(tournament)
  const rounds = useMatchesByRound(tournament.matches)
  const current = currentRound(tournament)
  const { awardedByes, stages, rounds: paired } = tournament
  const awarding = useMemo(() => ({ awardedByes, stages, rounds: paired }), [awardedByes, stages, paired])
  const isLong = (rounds.get(current)?.length ?? 0) > SEARCH_FROM
  return (
    <section aria-labelledby="matches-title" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="matches-title" className="text-section">
        {t('tournament.matches.title')}
      </h2>
      {isLong ? (
        <TextInput type="search" label={t('tournament.players.filter')} value={typed} onChange={setTyped} />
      ) : null}
      {[...rounds.keys()]
        .sort((one, other) => other - one)
        .map((round) => (
          <RoundMatches
            key={round}
            code={tournament.code}
            round={round}
            matches={rounds.get(round) ?? NO_MATCHES}
            names={names}
            people={people}
            rules={countedRules(tournament)}
            name={nameOf(round)}
            penalties={tournament.penalties}
            awarding={awarding}
            own={own}
            typed={typed}
            isCurrent={round === current}
          />
        ))}
      {rounds.size > 1 ? (
        <SavePairings code={tournament.code} round={null} matches={tournament.matches} names={names} />
      ) : null}
    </section>
  )
}

const NO_MATCHES: readonly Match[] = []

/** Keeps unchanged rounds' lists, so that their rows do not rerender. */
function useMatchesByRound(matches: readonly Match[]): ReadonlyMap<RoundNumber, readonly Match[]> {
  const [held] = useState(() => new Map<RoundNumber, readonly Match[]>())
  return useMemo(() => {
    const byRound = Map.groupBy(matches, ({ round }) => round)
    const result = new Map<RoundNumber, readonly Match[]>()
    for (const [round, now] of byRound) {
      const before = held.get(round)
      const isSame = before?.length === now.length && before.every((match, index) => match === now[index])
      result.set(round, isSame ? before : now)
    }
    held.clear()
    for (const [round, now] of result) held.set(round, now)
    return result
  }, [matches, held])
}

type RoundMatchesProps = {
  readonly code: string
  readonly round: RoundNumber
  readonly name: string
  readonly matches: readonly Match[]
  readonly names: PlayerNames
  /** Members of teams are found by their own names too. */
  readonly people: PlayerNames
  readonly rules: RulePack
  readonly penalties: readonly Penalty[]
  /** Tells whether a bye was awarded. */
  readonly awarding: Pick<Tournament, 'awardedByes' | 'stages' | 'rounds'>
  readonly own: PlayerId | null
  readonly typed: string
  readonly isCurrent: boolean
}

const RoundMatches = memo(function RoundMatches(props: RoundMatchesProps) {
  const { code, round, name, matches, names, people, rules, penalties, awarding, own, typed, isCurrent } = props
  const { t } = useTranslation()
  const [isUnfolded, setIsUnfolded] = useState<boolean | null>(null)
  const isOpen = isUnfolded ?? (isCurrent || typed !== '')
  const played = matches.filter(isPlayed)
  return (
    <div className="rounded-card border border-line bg-surface">
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setIsUnfolded(!isOpen)}
          className="flex min-h-14 w-full items-center large-text:flex-wrap gap-x-3 rounded-card px-3 py-2 text-start hover:bg-sunken"
        >
          <span className="font-display text-lg font-bold">{name}</span>
          <span className="min-w-0 flex-1 text-sm text-muted tabular-nums large-text:order-last large-text:basis-full">
            {t('tournament.matches.progress', { done: played.filter(isOver).length, count: played.length })}
          </span>
          <ChevronDown aria-hidden="true" className={classNames('size-5 shrink-0', isOpen && 'rotate-180')} />
        </button>
      </h3>
      {isCurrent ? <FeltLine done={played.filter(isOver).length} count={played.length} /> : null}
      {isOpen ? (
        <>
          {matches.some((match) => isBeyondRules(match, rules)) ? (
            <p className="flex items-center gap-2 border-t border-line px-3 py-2 text-sm text-muted">
              <FileInput aria-hidden="true" className="size-5 shrink-0 text-slate" />
              {t('portable.beyondRulesHelp')}
            </p>
          ) : null}
          <MatchList {...{ matches, names, people, rules, penalties, awarding, own, typed }} />
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line px-3">
            <ToCheck code={code} round={round} />
            <SavePairings code={code} round={round} name={name} matches={matches} names={names} />
          </div>
        </>
      ) : null}
    </div>
  )
})

/** Progress, decorative; drawn by attributes because the page has no inline styles. */
function FeltLine({ done, count }: { readonly done: number; readonly count: number }) {
  if (count === 0) return null
  return (
    <svg aria-hidden="true" className="block h-1 w-full bg-line">
      <rect width={`${(100 * done) / count}%`} height="100%" className="fill-felt" />
    </svg>
  )
}

/** Links to the check of the pairings. */
function ToCheck({ code, round }: Pick<RoundMatchesProps, 'code' | 'round'>) {
  const { t } = useTranslation()
  return (
    <Link
      to="/tournament/$code/rounds/$round/verify"
      params={{ code, round: String(round) }}
      className="inline-flex min-h-11 items-center"
    >
      {t('roundCheck.open', { round })}
    </Link>
  )
}

type MatchListProps = Pick<
  RoundMatchesProps,
  'matches' | 'names' | 'people' | 'rules' | 'penalties' | 'awarding' | 'own' | 'typed'
>

function MatchList({ matches, names, people, rules, penalties, awarding, own, typed }: MatchListProps) {
  const { t } = useTranslation()
  const shown = useMemo(() => {
    const isMeant = nameMatcher(typed)
    const found = matches.filter((match) =>
      seatsOf(match).some((id) => isMeant(names.get(id) ?? '') || isMeant(people.get(id) ?? '')),
    )
    return found.sort((one, other) => placeOf(one, own) - placeOf(other, own))
  }, [matches, names, people, own, typed])
  const list = useRef<HTMLUListElement>(null)
  const settled = useSettled(matches, list)
  if (shown.length === 0) return <p className="px-3 pb-4 text-muted">{t('tournament.matches.filterEmpty')}</p>
  return (
    <ul ref={list} className="border-t border-line desk:grid desk:grid-cols-[minmax(0,1fr)]">
      {shown.map((match) => {
        const [first, second] = seatsOf(match)
        return (
          <li
            key={match.id}
            className={classNames(
              'drawn-in-sight not-last:border-b not-last:border-line desk:border-b desk:border-line desk:drawn-in-sight-line',
              // Own table first, then those still playing.
              settled.has(match.id) && (own === null || !seatsOf(match).includes(own)) && 'desk:order-1',
            )}
          >
            {isTeamMatch(match) ? (
              <TeamNames match={match} names={names} people={people} own={own} />
            ) : isPodTable(match) ? (
              <PodRow match={match} names={names} own={own} penalties={penaltiesOfMatch({ penalties }, match)} />
            ) : (
              <MatchRow
                match={match}
                name1={(first && names.get(first)) ?? ''}
                name2={second ? (names.get(second) ?? '') : null}
                own={own}
                isLineOnDesk
                ruling={rulingOf(penaltiesOfMatch({ penalties }, match))}
                down={isOver(match) ? undefined : downIn(penaltiesOfMatch({ penalties }, match))}
                isBeyondRules={isBeyondRules(match, rules)}
                isAwarded={isAwardedBye(awarding, match)}
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Own table first, then by number, those without a table last. */
function placeOf(match: Match, own: PlayerId | null): number {
  if (own !== null && seatsOf(match).includes(own)) return -1
  return tableOf(match) ?? Number.POSITIVE_INFINITY
}

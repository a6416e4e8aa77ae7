import { countedRules } from '@tablee/domain/tournaments/kinds/counted-rules'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import { isPlayed } from '@tablee/domain/tournaments/kinds/seats'
import { isBeyondRules } from '@tablee/domain/tournaments/results/imported-result'
import type { Match, PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { Link } from '@tanstack/react-router'
import { ChevronDown, FileInput } from 'lucide-react'
import { memo, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import { TextInput } from '../../../ui/text-input.tsx'
import { SavePairings } from '../spreadsheet/save-buttons.tsx'
import { usePeopleNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { useRoundName } from '../tournament-frame/round-name.ts'
import { MatchList, type MatchListProps } from './match-list.tsx'

/** From this many tables on a search helps. */
const SEARCH_FROM = 8

type RoundsSectionProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

/** Newest first; the current one is open. */
export function RoundsSection({ tournament, own }: RoundsSectionProps) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  // Input first, the lists follow.
  const searched = useDeferredValue(typed)
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
            typed={searched}
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

type RoundMatchesProps = Omit<MatchListProps, 'isFoundAlone'> & {
  readonly code: string
  readonly round: RoundNumber
  readonly name: string
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
          <MatchList
            {...{ matches, names, people, rules, penalties, awarding, own, typed }}
            isFoundAlone={isUnfolded === null && !isCurrent}
          />
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

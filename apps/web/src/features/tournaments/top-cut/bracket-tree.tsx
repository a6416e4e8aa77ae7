import {
  type BracketNode,
  type BracketRound,
  bracketOf,
  earnedSeeds,
  gamesWonAt,
  isSeededBySeason,
} from '@tablee/domain/tournaments/kinds/bracket'
import { isOver } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting, tableOf } from '@tablee/domain/tournaments/kinds/seats'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { Check } from 'lucide-react'
import { useId, useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { later } from '../../../ui/later.tsx'
import { PlayerName } from '../../../ui/player-name.tsx'
import { useBracketRoundName } from '../tournament-frame/bracket-round-name.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

type BracketTreeProps = { readonly tournament: Tournament; readonly own: PlayerId | null }

const podBracketView = later(async () => (await import('./pod-bracket-view.tsx')).PodBracketView)

/**
 * The bracket: on phones rounds below each other, latest first, without open places; with room, columns up to the final. Empty without a
 * bracket.
 */
export function BracketTree({ tournament, own }: BracketTreeProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const names = usePlayerNames(tournament)
  const [isWhole, setIsWhole] = useState(false)
  const bracket = useMemo(() => bracketOf(tournament), [tournament])
  if (!bracket && structureOf(tournament) === 'pods')
    return <podBracketView.Component tournament={tournament} own={own} />
  if (!bracket) return null
  if (bracket.rounds.length === 0) return null
  const seedOf = earnedSeeds(tournament, bracket)
  const places = bracket.rounds[0]?.places ?? 0
  const isLarge = places > MOST_SHOWN_PLACES
  const rounds = isLarge && !isWhole ? bracket.rounds.filter(isAmongTheLast) : bracket.rounds
  const isBegun = rounds.some(({ round }) => round !== null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={titleId} className="text-section">
        {t(`structure.bracketTitle.${structureOf(tournament)}`)}
      </h2>
      {isSeededBySeason(tournament) ? <p className="text-muted">{t('cut.season.said')}</p> : null}
      {isBegun && seedOf.size > 0 ? <p className="text-sm text-muted">{t('cut.seedsMean')}</p> : null}
      {isLarge ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {isBegun ? null : <p className="text-muted">{t('structure.largeBracket', { count: places })}</p>}
          <Button variant="secondary" aria-pressed={isWhole} onClick={() => setIsWhole((before) => !before)}>
            {t(isWhole ? 'structure.lastRounds' : 'structure.wholeBracket')}
          </Button>
        </div>
      ) : null}
      {isBegun ? (
        <section
          // Wide brackets scroll inside, by touch, wheel and keyboard.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: without a stop the keyboard cannot scroll it
          tabIndex={0}
          aria-labelledby={titleId}
          // What only screen readers hear would widen the page.
          className="relative flex flex-col-reverse gap-5 rounded-card md:snap-x md:flex-row md:gap-4 md:overflow-x-auto md:pb-2"
        >
          {rounds.map((round) => (
            <Column
              key={round.places}
              {...{ round, names, seedOf, own }}
              isFirst={round.places === places}
              thirdPlace={round.places === 2 ? bracket.thirdPlace : null}
            />
          ))}
        </section>
      ) : null}
    </div>
  )
}

/** Up to this a tree is readable; beyond, people look for the round's tables. */
const MOST_SHOWN_PLACES = 32

function isAmongTheLast({ places }: BracketRound): boolean {
  return places <= MOST_SHOWN_PLACES
}

/** On a phone, omit open places and those without an opponent. */
function hasNews({ seats, match }: BracketNode): boolean {
  return seats.some((seat) => seat !== null) && (match === null || isMeeting(match))
}

type ColumnProps = {
  readonly round: BracketRound
  readonly names: PlayerNames
  readonly seedOf: ReadonlyMap<PlayerId, number>
  readonly own: PlayerId | null
  readonly isFirst: boolean
  readonly thirdPlace: BracketNode | null
}

function Column({ round, thirdPlace, ...seats }: ColumnProps) {
  const { t } = useTranslation()
  const titleId = useId()
  const thirdId = useId()
  const roundName = useBracketRoundName()
  return (
    <div
      className={classNames(
        'min-w-0 flex-col gap-2 md:flex md:min-w-56 md:flex-1 md:snap-start',
        round.nodes.some(hasNews) ? 'flex' : 'hidden',
      )}
    >
      <h3 id={titleId} className="text-base font-semibold">
        {roundName(round.places)}
      </h3>
      <ol aria-labelledby={titleId} className="flex flex-1 flex-col justify-around gap-2">
        {[...round.nodes.entries()].map(([place, node]) => (
          <li
            key={place}
            className={classNames(
              'rounded-control border border-line bg-surface md:block',
              hasNews(node) ? 'block' : 'hidden',
            )}
          >
            <Node node={node} {...seats} />
          </li>
        ))}
      </ol>
      {thirdPlace ? (
        <section
          aria-labelledby={thirdId}
          className={classNames('flex-col gap-2 pt-2 md:flex', hasNews(thirdPlace) ? 'flex' : 'hidden')}
        >
          <h4 id={thirdId} className="font-display text-base font-semibold">
            {t('cut.thirdPlace')}
          </h4>
          <div className="rounded-control border border-line bg-surface">
            <Node node={thirdPlace} {...seats} />
          </div>
        </section>
      ) : null}
    </div>
  )
}

type NodeProps = Omit<ColumnProps, 'round' | 'thirdPlace'> & { readonly node: BracketNode }

function Seed({ seed }: { readonly seed: number | undefined }) {
  const { t } = useTranslation()
  if (seed === undefined) return null
  return (
    <span className="min-w-[2.4ch] shrink-0 text-end text-sm whitespace-nowrap text-muted tabular-nums">
      <span aria-hidden="true">{seed}</span>
      <span className="sr-only">{t('cut.seed', { seed })}</span>
    </span>
  )
}

/** The two seats of a match, stacked. */
function Node({ node, isFirst, names, seedOf, own }: NodeProps) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const { seats, match, winner } = node
  const table = match && !isOver(match) ? tableOf(match) : null
  return (
    <>
      <ul>
        {seats.map((seat, index) => (
          <li
            key={seat ?? index}
            className={classNames(
              'flex min-h-10 items-center gap-2 px-2.5 py-1',
              index === 0 && 'border-b border-line',
              seat !== null && seat === own && 'bg-sunken',
            )}
          >
            {seat === null ? (
              <span className={classNames('text-sm text-muted', seedOf.size > 0 && 'ps-7')}>
                {t(isFirst || match ? 'cut.exempt' : 'cut.undecided')}
              </span>
            ) : (
              <>
                <Seed seed={seedOf.get(seat)} />
                <PlayerName
                  name={names.get(seat) ?? ''}
                  isStrong={winner === seat}
                  className={classNames('flex-1', winner !== null && winner !== seat && 'text-muted')}
                />
                {winner === seat ? (
                  <>
                    <Check aria-hidden="true" className="size-4 shrink-0 text-felt" />
                    <span className="sr-only">{t('cut.wins')}</span>
                  </>
                ) : null}
                <span className="shrink-0 font-semibold tabular-nums empty:hidden">{gamesWonAt(node, seat)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {table === null ? null : (
        <p className="border-t border-line px-2.5 py-1 text-sm text-muted tabular-nums">
          {t('tournament.matches.table', { table: labelOf(table) })}
        </p>
      )}
    </>
  )
}

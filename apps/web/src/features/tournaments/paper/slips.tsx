import { penaltiesOfMatch } from '@tablee/domain/tournaments/conduct/standing-penalties'
import { firstChoiceIn } from '@tablee/domain/tournaments/kinds/first-choice'
import { isPodTable } from '@tablee/domain/tournaments/kinds/pod-table'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerNames } from '@tablee/domain/tournaments/teams/entrant-names'
import type { PlayedMatch } from '@tablee/domain/tournaments/tournament'
import { Scissors } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { classNames } from '../../../ui/class-names.ts'
import type { TableCodes } from '../api/results/table-codes.ts'
import { downIn } from '../conduct/ruling.ts'
import { useMatchNotes } from '../top-cut/use-match-notes.ts'
import { usePeopleNames, usePlayerNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import { inCutOrder } from './cut-order.ts'
import type { SheetProps } from './lists.tsx'
import { SheetFoot, Side } from './sheet-page.tsx'
import { slipsToPrint } from './sheets.ts'
import { useAtEnd, useExtraOf, useFixedNote } from './slip-notes.ts'

type SlipsProps = SheetProps & {
  /** Shown by players at the table; without them, slips are signed. */
  readonly codes: TableCodes | null
  /** Says who has a fixed table; whoever opens the page of papers does not read that. */
  readonly isOfStaff: boolean
}

/** Four per page, 62 mm high: fits A4 and Letter. */
export function Slips({ tournament, round, codes, isOfStaff }: SlipsProps) {
  const { t } = useTranslation()
  const roundName = useCutRoundName(tournament)(round) ?? t('paper.round', { round })
  const [people, teams] = [usePeopleNames(tournament), usePlayerNames(tournament)]
  const matchNotes = useMatchNotes()
  const fixedNote = useFixedNote(tournament)
  const extraText = useExtraOf(tournament, round)
  const atEnd = useAtEnd(tournament, round)
  const shown = new Map(codes?.matches.map((one) => [one.matchId, one]))
  return inCutOrder(slipsToPrint(tournament)).map((slips) => (
    <Side key={slips[0]?.key}>
      {slips.map((slip, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place on the paper is what it is
        <div key={place} className="h-[62mm] overflow-clip border-b border-dashed border-neutral-500 last:border-0">
          {slip ? (
            <Slip
              match={slip.match}
              letter={slip.letter}
              names={slip.letter === '' ? teams : people}
              roundName={roundName}
              codes={isByItself(slip) ? (shown.get(slip.match.id) ?? null) : null}
              tournament={tournament.name}
              atEnd={atEnd}
              hasFirst={firstChoiceIn(tournament, slip.match) !== null}
              notes={[
                extraText(slip.match),
                ...downIn(penaltiesOfMatch(tournament, slip.match)).map((id) =>
                  t('conduct.onSlip', { name: people.get(id) ?? '' }),
                ),
                ...(isOfStaff ? fixedNote(slip) : []),
                ...slip.teams.map((id) => teams.get(id) ?? ''),
                ...matchNotes(slip.match, { tournament, names: teams }),
              ]
                .filter((note) => note !== '')
                .join(' · ')}
            />
          ) : null}
        </div>
      ))}
      <SheetFoot code={tournament.code} />
    </Side>
  ))
}

/** A seat of a team has no characters of its own. */
function isByItself({ match, letter }: { readonly match: PlayedMatch; readonly letter: string }): boolean {
  return letter === '' && (isPodTable(match) || match.sides.flat().length === 2)
}

function Blank({ width }: { readonly width: string }) {
  return (
    <span className={classNames('inline-block h-[6.5mm] shrink-0 border border-black', width)} aria-hidden="true" />
  )
}

type SlipProps = {
  /** In a cut somebody chooses who goes first. */
  readonly hasFirst: boolean
  readonly match: PlayedMatch
  /** A seat's in a match of teams; else empty. */
  readonly letter: string
  readonly names: PlayerNames
  readonly tournament: string
  readonly roundName: string
  readonly codes: TableCodes['matches'][number] | null
  /** Once the time is up. */
  readonly atEnd: string
  /** Empty for most. */
  readonly notes: string
}

/** Each player's code is on an edge that is folded back before handing out. */
function Slip({ codes, ...slip }: SlipProps) {
  const { match, names } = slip
  const [first, second] = seatsOf(match).map((player) => names.get(player) ?? '')
  if (codes?.characters) return <SlipOfMore {...slip} characters={codes.characters} />
  if (!codes?.characters1 || !codes.characters2) return <SlipItself {...slip} />
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)] grid-cols-[9mm_minmax(0,1fr)_9mm] gap-[3mm]">
      <Edge name={first ?? ''} characters={codes.characters1} className="rotate-180" />
      <SlipItself {...slip} />
      <Edge name={second ?? ''} characters={codes.characters2} />
    </div>
  )
}

type SlipOfMoreProps = Omit<SlipProps, 'codes'> & { readonly characters: readonly (string | null)[] }

/** A corner for each seat, like the edges of two: cut in between, each is folded back or cut off without the others. */
function SlipOfMore({ characters, ...slip }: SlipOfMoreProps) {
  const seats = seatsOf(slip.match).map((player, seat) => ({
    ...{ player, seat, name: slip.names.get(player) ?? '' },
    own: characters[seat] ?? '',
  }))
  const left = Math.ceil(seats.length / 2)
  return (
    <div className="grid h-full grid-rows-[minmax(0,1fr)] grid-cols-[11mm_minmax(0,1fr)_11mm] gap-[3mm]">
      <Corners seats={seats.slice(0, left)} isLeft />
      <SlipItself {...slip} />
      <Corners seats={seats.slice(left)} />
    </div>
  )
}

type Cornered = { readonly player: string; readonly seat: number; readonly name: string; readonly own: string }

function Corners({ seats, isLeft = false }: { readonly seats: readonly Cornered[]; readonly isLeft?: boolean }) {
  const { t } = useTranslation()
  return (
    <div
      className={classNames(
        'relative grid auto-rows-fr grid-cols-1 border-dotted border-neutral-500',
        isLeft ? 'border-r' : 'border-l',
      )}
    >
      {seats.map(({ player, seat, name, own }, place) => (
        <div
          key={player}
          className={classNames('relative min-h-0', place > 0 && 'border-t border-dashed border-black')}
        >
          {place > 0 ? <CutMark isLeft={isLeft} /> : null}
          <p
            className={classNames(
              'flex h-full flex-wrap content-center items-center justify-between gap-x-[2mm] gap-y-[1mm] px-[3mm] leading-none [writing-mode:vertical-rl]',
              isLeft && 'rotate-180',
            )}
          >
            <bdi className="max-h-full basis-full truncate text-[8pt]">{`${seat + 1}. ${name}`}</bdi>
            <span className="shrink-0 font-mono text-[14pt] font-bold tracking-[0.15em]">{own}</span>
            <span className="shrink-0 text-[7pt]">{t('atTable.fold')}</span>
          </p>
        </div>
      ))}
    </div>
  )
}

/** At the outer end of a cut between two corners. */
function CutMark({ isLeft }: { readonly isLeft: boolean }) {
  return (
    <Scissors
      aria-hidden="true"
      className={classNames('absolute -top-[1.75mm] size-[3.5mm] bg-white', isLeft ? 'left-0' : 'right-0 rotate-180')}
    />
  )
}

type EdgeProps = { readonly name: string; readonly characters: string; readonly className?: string }

function Edge({ name, characters, className = '' }: EdgeProps) {
  const { t } = useTranslation()
  return (
    <p
      className={classNames(
        'flex h-full items-center justify-between gap-[3mm] border-l border-dotted border-neutral-500 px-[3mm] leading-none [writing-mode:vertical-rl]',
        className,
      )}
    >
      <bdi className="min-h-0 flex-1 truncate text-[8pt]">{name}</bdi>
      <span className="shrink-0 font-mono text-[14pt] font-bold tracking-[0.15em]">{characters}</span>
      <span className="shrink-0 text-[7pt]">{t('atTable.fold')}</span>
    </p>
  )
}

/** Of a row, by how many sit at the table; a slip is 62 mm high. */
const HEIGHTS: Readonly<Record<number, string>> = { 2: 'h-[13mm]', 3: 'h-[10mm]', 4: 'h-[7.5mm]', 5: 'h-[6mm]' }

/** Beyond that a name takes smaller type, in a row of half the height. */
const LONG_AT_POD = 32

function TickBox() {
  return (
    <td className="border border-black text-center">
      <span className="inline-block size-[4.5mm] border border-black align-middle" aria-hidden="true" />
    </td>
  )
}

function SlipItself({ match, letter, names, tournament, roundName, atEnd, notes, hasFirst }: Omit<SlipProps, 'codes'>) {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const isOfPod = isPodTable(match)
  return (
    <article className={classNames('flex h-full flex-col', isOfPod ? 'gap-[1.2mm] py-[2mm]' : 'gap-[2mm] py-[3mm]')}>
      <header className="flex items-baseline gap-[4mm]">
        <h2 className="shrink-0 text-[18pt] leading-none">
          {t('paper.table')} {labelOf(match.table)}
          {letter}
        </h2>
        <p className="shrink-0 text-[12pt] font-semibold">{roundName}</p>
        <bdi className="min-w-0 flex-1 truncate text-end text-[10pt]">{tournament}</bdi>
      </header>
      <table className="w-full table-fixed border-collapse text-[10pt]">
        <thead>
          <tr className="text-[8pt] [&>th]:font-normal">
            <th className="text-start">{t('paper.name')}</th>
            {isOfPod ? (
              <>
                <th className="w-[12mm]">{t('pods.mark.won')}</th>
                <th className="w-[12mm]">{t('pods.mark.drawn')}</th>
              </>
            ) : (
              <th className="w-[24mm]">{t('paper.gamesWon')}</th>
            )}
            <th className={isOfPod ? 'w-[16mm]' : 'w-[20mm]'}>{t('paper.drop')}</th>
            <th className={classNames('text-start', isOfPod ? 'w-[26mm]' : 'w-[52mm]')}>{t('paper.signature')}</th>
          </tr>
        </thead>
        <tbody>
          {seatsOf(match).map((player, seat) => (
            <tr key={player} className={classNames('border border-black', HEIGHTS[seatsOf(match).length])}>
              <td
                className={classNames('px-[2mm] leading-tight font-semibold', isOfPod ? 'text-[9pt]' : 'text-[11pt]')}
              >
                <bdi
                  className={classNames(
                    'line-clamp-2 wrap-anywhere',
                    isOfPod && 'leading-none',
                    isOfPod && (names.get(player) ?? '').length > LONG_AT_POD && 'text-[7pt]',
                  )}
                >
                  {isOfPod ? `${seat + 1}.\u00A0` : null}
                  {names.get(player)}
                </bdi>
              </td>
              {isOfPod ? (
                <>
                  <TickBox />
                  <TickBox />
                </>
              ) : (
                <td className="border border-black" />
              )}
              <TickBox />
              <td className="border border-black" />
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex items-center gap-[2mm] text-[9pt] leading-none">
        {isOfPod ? null : (
          <>
            {t('paper.draws')}
            <Blank width="w-[14mm]" />
          </>
        )}
        <span className="ms-[2mm]">{t('paper.extraMinutes')}</span>
        <Blank width="w-[14mm]" />
        {hasFirst ? (
          <>
            <span className="ms-[2mm]">{t('paper.begins')}</span>
            <Blank width="min-w-[18mm] flex-1" />
          </>
        ) : null}
        <span className="ms-[2mm]">{t('paper.judgeSigns')}</span>
        <Blank width="min-w-[24mm] flex-1" />
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-[0.7mm] leading-none">
        {notes === '' ? null : <p className="truncate text-[9pt] font-semibold">{notes}</p>}
        <p className="truncate text-[7pt]">{atEnd}</p>
      </div>
    </article>
  )
}

import { asOfRound } from '@tablee/domain/tournaments/kinds/part'
import type { Standing } from '@tablee/domain/tournaments/standings/standing'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePartLine, useRankingNote } from '../parts/use-part-text.ts'
import { liveStandings, rankedRound } from '../standings-table/live-standings.ts'
import { placeTexts } from '../standings-table/place-text.ts'
import { placesByLot } from '../standings-table/places-by-lot.ts'
import type { PodRanking } from '../standings-table/pod-rankings.ts'
import { useRecordText } from '../standings-table/record-text.ts'
import { figureText, shownFigures } from '../standings-table/shown-figures.ts'
import { useRankingTitle } from '../standings-table/use-ranking-title.ts'
import { type ReachTexts, useReach } from '../standings-table/use-reach.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useCutRoundName } from '../tournament-frame/round-name.ts'
import { Name, type SheetProps } from './lists.tsx'
import { longestOf, paperType } from './paper-grid.ts'
import { SheetPage } from './sheet-page.tsx'
import { standingsPages } from './standings-pages.ts'

/** Points and averages, stages reached, or both after a cut. */
type Making = 'points' | 'reach' | 'cut'

const WIDTHS = {
  points: { place: 'w-[12mm]', points: 'w-[14mm]', record: 'w-[18mm]', figure: 'w-[17mm]', fits: 30 },
  // The place is in words, and the record has two parts.
  cut: { place: 'w-[33mm]', points: 'w-[12mm]', record: 'w-[30mm]', figure: 'w-[17mm]', fits: 27 },
  reach: { place: 'w-[12mm]', points: '', record: 'w-[45mm]', figure: '', fits: 42 },
} as const

/** Larger type needs wider figure columns. */
const MOST_LINE_MM = 6.2

export function StandingsSheet({ tournament: whole }: SheetProps) {
  const { t } = useTranslation()
  const titleOf = useRankingTitle()
  const through = rankedRound(whole, 'complete')
  const tournament = useMemo(() => asOfRound(whole, through), [whole, through])
  const note = useRankingNote(whole, through)
  const part = usePartLine(tournament, through)
  const cutRound = useCutRoundName(tournament)(through)
  const reach = useReach(tournament, through)
  const making = makingOf(reach)
  const ranked = liveStandings(tournament)
  const names = usePlayerNames(tournament)
  const all = reach?.withUnranked(ranked) ?? ranked
  const pages = standingsPages(whole, all)
  const longest = longestOf(all.map(({ playerId }) => names.get(playerId) ?? ''))
  // Figures are as wide as needed.
  const least = Math.min(MOST_LINE_MM, ...pages.map(({ lineMm }) => lineMm))
  const type = paperType(least, [{ fits: WIDTHS[making].fits, longest }])
  const nameOf = (ranking: PodRanking) => (ranking.pod === null ? null : titleOf(ranking))
  return pages.map(({ rankings, lineMm }, index) => (
    <SheetPage
      key={rankings[0]?.rows[0]?.playerId}
      heading={t('paper.standings')}
      tournament={tournament}
      note={[
        rankings.length === 1 ? rankings.map(nameOf)[0] : null,
        part,
        cutRound ?? t('paper.round', { round: through }),
      ]
        .filter(Boolean)
        .join(' · ')}
      page={{ number: index + 1, of: pages.length }}
    >
      {rankings.map((ranking) => (
        <section key={ranking.pod}>
          {rankings.length === 1 ? null : <h3 className="mt-[2mm] h-[8mm] text-[13pt]">{nameOf(ranking)}</h3>}
          <table className="w-full table-fixed border-collapse" style={{ fontSize: `${type.pt}pt` }}>
            <Head tournament={tournament} making={making} />
            <Rows {...{ tournament, making, reach, lineMm }} standings={ranking.rows} isBroken={type.isBroken} />
          </table>
        </section>
      ))}
      {note && index === pages.length - 1 ? <p className="mt-[2mm] text-[8.5pt]">{note}</p> : null}
    </SheetPage>
  ))
}

function makingOf(reach: ReachTexts | null): Making {
  if (reach === null) return 'points'
  return reach.isAlone ? 'reach' : 'cut'
}

type OfSheet = { readonly tournament: Tournament; readonly making: Making }

function figuresOf({ tournament, making }: OfSheet) {
  if (making === 'reach') return []
  const figures = shownFigures(tournament)
  return making === 'cut' ? figures.filter(({ id }) => id !== 'winRate') : figures
}

function Head({ tournament, making }: OfSheet) {
  const { t } = useTranslation()
  const widths = WIDTHS[making]
  return (
    <thead>
      <tr className="h-[6mm] border-b border-black text-[8.5pt] [&>th]:font-semibold">
        <th className={`${widths.place} text-end`}>{t('paper.rank')}</th>
        <th className="ps-[3mm] text-start">{t('paper.name')}</th>
        {making === 'reach' ? null : <th className={`${widths.points} text-end`}>{t('paper.points')}</th>}
        <th className={`${widths.record} text-end`}>{t(making === 'reach' ? 'structure.reach' : 'paper.record')}</th>
        {figuresOf({ tournament, making }).map(({ id }) => (
          <th key={id} className={`${widths.figure} text-end`}>
            {t(`tournament.standings.${id}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type RowsProps = OfSheet & {
  readonly reach: ReachTexts | null
  readonly standings: readonly Standing[]
  readonly lineMm: number
  readonly isBroken: boolean
}

function Rows({ tournament, making, reach, standings, lineMm, isBroken }: RowsProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const names = usePlayerNames(tournament)
  const placeText = placeTexts(liveStandings(tournament), tournament)
  const recordOf = useRecordText(tournament, rankedRound(tournament, 'complete'))
  const byLot = placesByLot(tournament)
  return (
    <tbody>
      {standings.map((row) => {
        const words = reach?.of(row) ?? null
        const isUnranked = reach?.isUnranked(row) ?? false
        return (
          <tr
            key={row.playerId}
            style={{ height: `${lineMm}mm` }}
            className="border-b border-neutral-300 [&>td]:leading-none"
          >
            {making === 'cut' && words !== null && !isUnranked ? (
              <td className="text-end font-bold">{words}</td>
            ) : (
              <td className="text-end font-bold tabular-nums">
                {reach?.hasPlace(row) === false ? '–' : placeText(row)}
              </td>
            )}
            <td className="ps-[3mm]">
              <Name isBroken={isBroken} className="block text-left">
                {names.get(row.playerId) ?? ''}
              </Name>
              {making === 'cut' && isUnranked ? <span className="block text-[7pt]">{words}</span> : null}
              {byLot.has(row.playerId) ? (
                <span className="block text-[7pt]">{t('tournament.standings.byLot')}</span>
              ) : null}
            </td>
            {making === 'reach' ? (
              <td className="text-end">{words}</td>
            ) : (
              <>
                <td className="text-end font-bold tabular-nums">{row.points}</td>
                <td className="text-end tabular-nums">{recordOf(row)}</td>
              </>
            )}
            {figuresOf({ tournament, making }).map((figure) => (
              <td key={figure.id} className="text-end tabular-nums">
                {figureText(figure, row, formats)}
              </td>
            ))}
          </tr>
        )
      })}
    </tbody>
  )
}

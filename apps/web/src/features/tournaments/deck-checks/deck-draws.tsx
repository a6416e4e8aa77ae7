import type { ToldDeckCheckDraw } from '@tablee/contract/tournaments/questions/get-deck-checks'
import { isDrawnAgain } from '@tablee/domain/tournaments/deck-checks/draw-tables'
import { tableOf } from '@tablee/domain/tournaments/kinds/seats'
import type { MatchId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Card } from '../../../ui/card.tsx'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

export type DeckDrawsProps = { readonly tournament: Tournament; readonly draws: readonly ToldDeckCheckDraw[] }

/** Draws for deck checks of a round that is over, made again on this device. */
export function DeckDraws({ tournament, draws }: DeckDrawsProps) {
  const { t } = useTranslation()
  return (
    <Card as="section" aria-labelledby="deck-draws-title" className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id="deck-draws-title" className="text-section">
        {t('deckChecks.trace.title')}
      </h2>
      <p className="text-muted">{t('deckChecks.trace.lead')}</p>
      <ul className="grid gap-4">
        {draws.map((draw) => (
          <DeckDraw key={draw.number} tournament={tournament} draw={draw} />
        ))}
      </ul>
    </Card>
  )
}

type DeckDrawProps = { readonly tournament: Tournament; readonly draw: ToldDeckCheckDraw }

function DeckDraw({ tournament, draw }: DeckDrawProps) {
  const { t } = useTranslation()
  const { list } = useFormats()
  const tableOfMatch = useTableOfMatch(tournament)
  const { number, seed, matches, passed } = draw
  const isSame = isDrawnAgain(tournament, {
    ...draw,
    matches: matches.map((id) => id as MatchId),
    passed: passed.map(({ matchId, why }) => ({ matchId: matchId as MatchId, why })),
  })
  const left = passed.map(({ matchId, why }) => `${tableOfMatch(matchId)} (${t(`deckChecks.trace.why.${why}`)})`)
  return (
    <li className="grid gap-1">
      <h3 className="font-semibold">{t('deckChecks.draw.name', { number })}</h3>
      <p className="font-semibold">{t(isSame ? 'deckChecks.trace.same' : 'deckChecks.trace.other')}</p>
      <p>{t('deckChecks.trace.tables', { tables: list(matches.map(tableOfMatch)) })}</p>
      {left.length === 0 ? null : (
        <p className="text-muted">{t('deckChecks.trace.passed', { tables: left.join(', ') })}</p>
      )}
      <p className="text-sm text-muted">
        {t('deckChecks.trace.seed')} <code className="wrap-anywhere">{seed}</code>
      </p>
    </li>
  )
}

function useTableOfMatch({ matches }: Pick<Tournament, 'matches'>): (matchId: string) => string {
  const labelOf = useTableLabel()
  return (matchId) => {
    const match = matches.find(({ id }) => id === matchId)
    const table = match ? tableOf(match) : null
    return table === null ? '–' : labelOf(table)
  }
}

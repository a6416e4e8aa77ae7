import { resultOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isSameResult, placingsIn, scoreOfResult, seatsIn, seatWins } from '@tablee/domain/tournaments/kinds/result'
import { entrantsIn, isPlayed, seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { isTeamMatch } from '@tablee/domain/tournaments/kinds/team-match'
import type { MatchId, PlayedMatch, Result, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlacingsText } from '../pod-table/placings-text.ts'
import { seatedAt } from '../pod-table/seated.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

/** More at once are only counted. */
const MOST_SAID = 3

type Heard = { readonly match: PlayedMatch; readonly result: Result }

/** Announces new results to screen readers, in sentences and one region. */
export function ResultNews({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const labelOf = useTableLabel()
  const news = useNews(tournament)
  const placed = usePlacingsText()
  const sentenceOf = ({ match, result }: Heard) => {
    const bySeats = seatsIn(result)
    const [table, score] = [labelOf(match.table), bySeats ? seatWins(bySeats) : scoreOfResult(result)]
    const [first = '', second = ''] = (isTeamMatch(match) ? entrantsIn(match) : seatsOf(match)).map(
      (id) => names.get(id) ?? '',
    )
    if (!score) {
      const said = placed(placingsIn(result)?.outcome ?? null, seatedAt(match, names, null))
      return t('pods.heard', { table, result: said })
    }
    if (score.isDoubleLoss) return t('tournament.matches.heardBothLost', { table, first, second })
    return t('tournament.matches.heard', { table, first, second, wins1: score.wins1, wins2: score.wins2 })
  }
  return (
    <p role="status" className="sr-only">
      {news.length > MOST_SAID
        ? t('tournament.matches.heardMany', { count: news.length })
        : news.map(sentenceOf).join(' ')}
    </p>
  )
}

/** New or changed results; they stay until the next. */
function useNews({ matches }: Tournament): readonly Heard[] {
  const results = useMemo(() => resultsOf(matches), [matches])
  const [heard, setHeard] = useState<{ readonly results: typeof results; readonly news: readonly Heard[] }>({
    results,
    news: [],
  })
  if (heard.results !== results) {
    const news = [...results.values()].filter(
      ({ match, result }) => !isSame(heard.results.get(match.id)?.result, result),
    )
    setHeard({ results, news: news.length > 0 ? news : heard.news })
  }
  return heard.news
}

function isSame(one: Result | undefined, other: Result): boolean {
  return one !== undefined && isSameResult(one, other)
}

function resultsOf(matches: Tournament['matches']): ReadonlyMap<MatchId, Heard> {
  const results = new Map<MatchId, Heard>()
  for (const match of matches) {
    const stands = resultOf(match)
    if (isPlayed(match) && stands) results.set(match.id, { match, result: stands.result })
  }
  return results
}

import { scoreOf } from '@tablee/domain/tournaments/kinds/match-result'
import { isMeeting, pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, Meeting, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePlayerNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'

/** More at once are only counted. */
const MOST_SAID = 3

type Result = { readonly match: Meeting; readonly score: Score }

/** Announces new results to screen readers, in sentences and one region. */
export function ResultNews({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const names = usePlayerNames(tournament)
  const labelOf = useTableLabel()
  const news = useNews(tournament)
  const sentenceOf = ({ match, score }: Result) => {
    const [one, other] = pairOf(match)
    const [table, first, second] = [labelOf(match.table), names.get(one) ?? '', names.get(other) ?? '']
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
function useNews({ matches }: Tournament): readonly Result[] {
  const results = useMemo(() => resultsOf(matches), [matches])
  const [heard, setHeard] = useState<{ readonly results: typeof results; readonly news: readonly Result[] }>({
    results,
    news: [],
  })
  if (heard.results !== results) {
    const news = [...results.values()].filter(({ match, score }) => !isSame(heard.results.get(match.id)?.score, score))
    setHeard({ results, news: news.length > 0 ? news : heard.news })
  }
  return heard.news
}

function isSame(one: Score | undefined, other: Score): boolean {
  return (
    one !== undefined &&
    one.wins1 === other.wins1 &&
    one.wins2 === other.wins2 &&
    one.draws === other.draws &&
    one.isDoubleLoss === other.isDoubleLoss
  )
}

function resultsOf(matches: Tournament['matches']): ReadonlyMap<MatchId, Result> {
  const results = new Map<MatchId, Result>()
  for (const match of matches) {
    const score = isMeeting(match) ? scoreOf(match) : null
    if (isMeeting(match) && score) results.set(match.id, { match, score })
  }
  return results
}

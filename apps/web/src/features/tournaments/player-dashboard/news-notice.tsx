import { placingsOf } from '@tablee/domain/tournaments/kinds/match-result'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback } from 'react'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { usePlacingsText } from '../pod-table/placings-text.ts'
import { othersOf, seatedAt } from '../pod-table/seated.ts'
import { useNamedScore } from '../score-entry/named-score.ts'
import { useOpponentNames } from '../tournament-frame/player-names.ts'
import { useTableLabel } from '../tournament-frame/table-label.tsx'
import type { OwnNews } from './own-news.ts'
import type { ToldNews } from './use-own-news.ts'

/** Null if the card says it. */
export function useNewsText(tournament: Tournament, own: PlayerId): (news: OwnNews) => string | null {
  const { t } = useTranslation()
  const labelOf = useTableLabel()
  const names = useOpponentNames(tournament)
  const named = useNamedScore()
  const { list } = useFormats()
  const placed = usePlacingsText()
  return useCallback(
    (news) => {
      switch (news.kind) {
        case 'paired':
        case 'contested':
        case 'opponentLeft':
        // The card says what left.
        case 'dropped':
          return null
        case 'moved':
          return t('dashboard.news.moved', { table: labelOf(news.table), name: names.get(news.opponent) ?? '' })
        case 'movedToPod': {
          const seated = seatedAt(news.match, names, own)
          const [table, seat] = [labelOf(news.match.table), (seated.own ?? 0) + 1]
          return t('pods.news.moved', { table, seat, names: list(othersOf(seated)) })
        }
        case 'unseated':
        case 'bye':
        case 'byeGiven':
        case 'byeTaken':
        case 'undone':
        case 'erased':
          return t(`dashboard.news.${news.kind}`, { round: news.round })
        case 'corrected':
        case 'decided': {
          const [first, second] = pairOf(news.match)
          const result = named([names.get(first) ?? '', names.get(second) ?? ''], news.score)
          return t(`dashboard.news.${news.kind}`, { round: news.match.round, result })
        }
        case 'podCorrected':
        case 'podDecided': {
          const result = placed(placingsOf(news.match)?.outcome ?? null, seatedAt(news.match, names, own))
          const { round } = news.match
          return t(news.kind === 'podDecided' ? 'pods.news.decided' : 'pods.news.corrected', { round, result })
        }
        case 'renamed':
          return t('dashboard.news.renamed', { name: news.name })
        case 'leftMatches':
          return t(`leftMatches.news.${news.matches}`, { name: names.get(news.player) ?? '' })
        case 'restored':
          return t(news.isSeated ? 'departure.backAtTable' : 'dashboard.news.restored')
        case 'reopened':
          return t('dashboard.news.reopened')
        default:
          return news satisfies never
      }
    },
    [t, labelOf, names, named, list, placed, own],
  )
}

type NewsNoticeProps = {
  readonly sentences: readonly string[]
  readonly onRead: ToldNews['onRead']
  /** Distance to the card, none without news. */
  readonly className: string
}

/** Shown until dismissed. */
export function NewsNotice({ sentences, onRead, className }: NewsNoticeProps) {
  const { t } = useTranslation()
  return (
    <div aria-live="polite">
      {sentences.length > 0 ? (
        <Notice
          className={className}
          action={
            <div>
              <Button variant="secondary" onClick={onRead}>
                {t('dashboard.news.read')}
              </Button>
            </div>
          }
        >
          {sentences.map((sentence) => (
            <p key={sentence} className="unbroken-words font-semibold">
              {sentence}
            </p>
          ))}
        </Notice>
      ) : null}
    </div>
  )
}

import type { FollowingConsequence } from '@tablee/contract/serving/consequence'
import type { TellJudges } from '@tablee/contract/serving/player-calling'
import { judgeNews } from '@tablee/domain/tournaments/judge-calls/judge-news'
import type { Transaction } from '../../../database/database.ts'

export function callsToJudges(tellJudges: TellJudges): FollowingConsequence<Transaction> {
  return {
    name: 'calls to judges',
    of: ({ before, after: tournament, author, changes }) => {
      const news = before ? judgeNews(tournament, changes) : []
      return news.length === 0 ? [] : [{ tell: () => tellJudges({ tournament, news, by: author.publicId }) }]
    },
  }
}

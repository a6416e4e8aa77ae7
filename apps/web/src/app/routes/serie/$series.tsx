import { createFileRoute, useLocation } from '@tanstack/react-router'
import { AnswerByMail } from '../../../features/accounts/followed-series/answer-by-mail.tsx'
import { FollowSeries } from '../../../features/accounts/followed-series/follow-series.tsx'
import { SeriesPage } from '../../../features/tournaments/series/series-page.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Page } from '../../layout/page.tsx'

export const Route = createFileRoute('/serie/$series')({ component: SeriesRoute })

function SeriesRoute() {
  const { t } = useTranslation()
  const { series } = Route.useParams()
  const hash = useLocation({ select: (location) => location.hash })
  // From mails; leaving works even if the series has no dates left.
  const [, asked, token] = /^(follow|leave)=(.+)$/.exec(hash) ?? []
  const isLeaving = asked === 'leave'
  return (
    <Page title={t('series.title')} width="reading">
      {token === undefined ? null : (
        <div className="mb-6">
          <AnswerByMail key={hash} token={token} asked={isLeaving ? 'leave' : 'follow'} />
        </div>
      )}
      <SeriesPage
        key={series}
        series={series}
        following={token === undefined ? <FollowSeries series={series} /> : null}
      />
    </Page>
  )
}

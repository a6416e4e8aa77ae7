import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check, Mail } from 'lucide-react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useServer } from '../../../transport/server-context.tsx'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../account-form/form-failure.tsx'
import { useSession } from '../api/account-query.ts'
import { followedSeriesQuery, useFollowSeries } from '../api/followed-series.ts'
import { FollowByAddress } from './follow-by-address.tsx'

/** One tap for mails about each date of a series. Without an account, asks for an address. */
export function FollowSeries({ series }: { readonly series: string }) {
  const session = useSession()
  if (session.kind === 'signed-in') {
    return session.account.emailVerification ? <Following series={series} /> : <Unconfirmed />
  }
  return <FollowByAddress series={series} />
}

function Unconfirmed() {
  const { t } = useTranslation()
  return (
    <div className="grid gap-1">
      <p className="text-muted">{t('series.follow.unconfirmed')}</p>
      <Link to="/profile" className="flex min-h-11 items-center justify-self-start font-semibold">
        {t('series.follow.profile')}
      </Link>
    </div>
  )
}

function Following({ series }: { readonly series: string }) {
  const { t, language } = useTranslation()
  const { client } = useServer()
  const { data, isPending } = useQuery(followedSeriesQuery(client))
  const act = useFollowSeries(series, language)
  const follows = data?.includes(series) ?? false
  return (
    <div className="grid gap-1">
      <Button
        variant="secondary"
        className="justify-self-start"
        isBusy={act.isSending || isPending}
        onClick={() => void act.send(!follows)}
      >
        {follows ? null : <Mail aria-hidden="true" className="size-5 shrink-0" />}
        {follows ? t('series.follow.stop') : t('series.follow.button')}
      </Button>
      <p role="status" className="flex items-center gap-1 text-sm text-muted">
        {follows ? <Check aria-hidden="true" className="size-4 shrink-0" /> : null}
        {follows ? t('series.follow.on') : t('series.follow.help')}
      </p>
      <FormFailure error={act.error} title={t('series.follow.failed')} />
    </div>
  )
}

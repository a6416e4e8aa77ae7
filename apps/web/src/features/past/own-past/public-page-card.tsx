import type { UserDocument } from '@tablee/contract/accounts/user-document'
import type { PlayerPage } from '@tablee/contract/past/own-past'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { ActFailure } from '../../../acts/act-failure.tsx'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useKeepPlayerPage, type useOwnPlayerPage } from '../api/player-page.ts'
import { PublicPageForm } from './public-page-form.tsx'

type PublicPageCardProps = {
  readonly account: UserDocument
  readonly page: ReturnType<typeof useOwnPlayerPage>
}

/** Leads to the card from the top of the page. */
export const PUBLIC_PAGE = 'public-page'

const SHOWN = ['results', 'opponents', 'decks', 'seasons'] as const

/** Private until it is shown; says beforehand what everybody would see. */
export function PublicPageCard({ account, page: query }: PublicPageCardProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <Card
      as="section"
      id={PUBLIC_PAGE}
      aria-labelledby={titleId}
      className="grid max-w-3xl scroll-mt-20 grid-cols-[minmax(0,1fr)] gap-4"
    >
      <h2 id={titleId} className="text-section">
        {t('past.shown.title')}
      </h2>
      <Asked query={query} waiting={<Skeleton className="h-60" />} title={t('past.shown.failed')}>
        {({ page }) => <Known account={account} page={page} />}
      </Asked>
    </Card>
  )
}

type KnownProps = Pick<PublicPageCardProps, 'account'> & { readonly page: PlayerPage | null }

function Known({ account, page }: KnownProps) {
  const { t } = useTranslation()
  const isPublic = page?.isPublic === true
  return (
    <>
      {isPublic ? <Shown page={page} /> : <p>{t('past.shown.privateLead')}</p>}
      <div className="grid max-w-prose gap-2">
        <h3 className="text-lg">{t(isPublic ? 'past.shown.showsNow' : 'past.shown.shows')}</h3>
        <ul className="grid list-disc gap-1 ps-5">
          {SHOWN.map((what) => (
            <li key={what}>{t(`past.shown.what.${what}`)}</li>
          ))}
        </ul>
        <p>{t('past.shown.never')}</p>
      </div>
      <PublicPageForm account={account} page={page} />
    </>
  )
}

/** Where it is, and the way back to nobody. */
function Shown({ page }: { readonly page: PlayerPage }) {
  const { t } = useTranslation()
  const keep = useKeepPlayerPage()
  const { slug } = page
  const address = `${window.location.origin}/parcours/${slug}`
  const hide = async () => {
    if (await keep.send({ ...page, isPublic: false })) notify.success({ title: t('past.shown.isHidden') })
  }
  return (
    <div className="grid gap-3">
      <p>{t('past.shown.publicLead')}</p>
      <p className="font-semibold wrap-anywhere">{address}</p>
      <div className="grid gap-2 sm:flex sm:flex-wrap">
        <CopyButton
          value={address}
          label={t('past.shown.copy')}
          copiedLabel={t('past.shown.copied')}
          onFailure={() => notify.error({ title: t('past.shown.notCopied') })}
        />
        <Link to="/parcours/$slug" params={{ slug }} className={buttonClass({ variant: 'secondary' })}>
          {t('past.shown.open')}
        </Link>
        <Button variant="danger" isBusy={keep.isSending} onClick={() => void hide()}>
          {t('past.shown.hide')}
        </Button>
      </div>
      <ActFailure act={keep} title={t('past.shown.notDone')} />
    </div>
  )
}

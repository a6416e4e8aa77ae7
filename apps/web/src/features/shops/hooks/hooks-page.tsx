import type { HooksData } from '@tablee/contract/shops/hooks'
import { MOST_HOOKS } from '@tablee/domain/shops/hook'
import { Link } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { Asked } from '../../../acts/asked.tsx'
import { useTranslation } from '../../../language/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { EmptyState } from '../../../ui/message-screens.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { notify } from '../../../ui/toasts.tsx'
import { useHooks } from '../api/hooks.ts'
import { DeliveryLine } from './delivery-line.tsx'
import { HookForm } from './hook-form.tsx'
import { HookLine } from './hook-line.tsx'

/** The addresses that a shop tells of its events, and what was sent last. */
export function HooksPage() {
  const { t } = useTranslation()
  const query = useHooks()
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={t('hooks.loading')} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={t('hooks.failed')} isMain headingLevel={1}>
      {(known) => (
        <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
          <header className="grid gap-2">
            <h1 className="text-title wrap-anywhere">{t('hooks.title')}</h1>
            <p className="max-w-prose text-muted">{t('hooks.lead')}</p>
            <Link to="/my-shop" className="min-h-11 justify-self-start py-2 font-semibold underline">
              {t('hooks.toShop')}
            </Link>
          </header>
          <Hooks hooks={known.hooks} />
          <Deliveries
            hooks={known.hooks}
            deliveries={known.deliveries}
            isAsking={query.isFetching}
            onRefresh={() => void query.refetch()}
          />
        </div>
      )}
    </Asked>
  )
}

function Hooks({ hooks }: Pick<HooksData, 'hooks'>) {
  const { t } = useTranslation()
  const titleId = useId()
  const [secret, setSecret] = useState<string | null>(null)
  return (
    <>
      {hooks.length === 0 ? (
        <EmptyState drawing="none" title={t('hooks.empty')}>
          <p>{t('hooks.emptyText')}</p>
        </EmptyState>
      ) : (
        <ul aria-label={t('hooks.list')} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {hooks.map((hook) => (
            <HookLine key={hook.id} hook={hook} onSecret={setSecret} />
          ))}
        </ul>
      )}
      {secret === null ? null : <Secret key={secret} secret={secret} />}
      <Card as="section" aria-labelledby={titleId} className="grid gap-4">
        <h2 id={titleId} className="text-section">
          {t('hooks.addTitle')}
        </h2>
        {hooks.length < MOST_HOOKS ? <HookForm onSecret={setSecret} /> : <p>{t('hooks.most')}</p>}
      </Card>
    </>
  )
}

/** Until the page is left. It may appear far from the button that asked for it. */
function Secret({ secret }: { readonly secret: string }) {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView?.({ block: 'center', behavior: 'instant' })
  }, [])
  return (
    <div ref={box} tabIndex={-1}>
      <Notice
        tone="attention"
        title={t('hooks.secretTitle')}
        action={
          <CopyButton
            value={secret}
            label={t('hooks.copy')}
            copiedLabel={t('hooks.copied')}
            onFailure={() => notify.error({ title: t('hooks.notCopied') })}
          />
        }
      >
        <p>{t('hooks.secretText')}</p>
        <code className="wrap-anywhere">{secret}</code>
      </Notice>
    </div>
  )
}

type DeliveriesProps = HooksData & {
  readonly isAsking: boolean
  readonly onRefresh: () => void
}

function Deliveries({ hooks, deliveries, isAsking, onRefresh }: DeliveriesProps) {
  const { t } = useTranslation()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={titleId} className="text-section">
          {t('hooks.deliveries')}
        </h2>
        <Button variant="quiet" isBusy={isAsking} onClick={onRefresh}>
          {t('hooks.refresh')}
        </Button>
      </div>
      {deliveries.length === 0 ? (
        <p className="text-muted">{t('hooks.noDeliveries')}</p>
      ) : (
        <ul aria-labelledby={titleId} className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
          {deliveries.map((delivery) => (
            <DeliveryLine key={delivery.id} delivery={delivery} hook={hooks.find(({ id }) => id === delivery.hookId)} />
          ))}
        </ul>
      )}
    </section>
  )
}

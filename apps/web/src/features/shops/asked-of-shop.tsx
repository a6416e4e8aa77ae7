import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Asked } from '../../acts/asked.tsx'
import { useTranslation } from '../../language/use-translation.ts'
import { RefusedError } from '../../transport/request-error.ts'
import { buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/message-screens.tsx'

type AskedOfShopProps<Data> = {
  readonly query: Parameters<typeof Asked<Data>>[0]['query']
  readonly waiting: ReactNode
  readonly title: string
  readonly children: (answer: Data) => ReactNode
}

/** A page about the account's shop. Whoever holds none reads what one is for. */
export function AskedOfShop<Data>({ query, waiting, title, children }: AskedOfShopProps<Data>) {
  const { error, data } = query
  if (data === undefined && error instanceof RefusedError && error.reason === 'shop_not_found') return <NoShop />
  return (
    <Asked query={query} waiting={waiting} title={title} isMain headingLevel={1}>
      {children}
    </Asked>
  )
}

function NoShop() {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing="none"
      headingLevel={1}
      title={t('shops.needed.title')}
      action={
        <Link to="/my-shop" className={buttonClass()}>
          {t('shops.card.open')}
        </Link>
      }
    >
      <p>{t('shops.card.intro')}</p>
      <p>{t('shops.needed.text')}</p>
    </EmptyState>
  )
}

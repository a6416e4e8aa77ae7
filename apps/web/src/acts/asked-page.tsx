import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { RefusedError } from '../transport/request-error.ts'
import { buttonClass } from '../ui/button.tsx'
import { ErrorState } from '../ui/message-screens.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Asked } from './asked.tsx'

type PageWords = {
  readonly loading: string
  readonly failed: string
  readonly unknown: string
  readonly unknownText: string
}

type AskedPageProps<Data> = {
  readonly query: Parameters<typeof Asked<Data>>[0]['query']
  readonly words: PageWords
  readonly children: (answer: Data) => ReactNode
}

/** A page that is nothing without its answer; what the server refuses is not there. */
export function AskedPage<Data>({ query, words, children }: AskedPageProps<Data>) {
  const { loading, failed, unknown, unknownText } = words
  if (query.data === undefined && query.error instanceof RefusedError)
    return <NoSuchPage title={unknown}>{unknownText}</NoSuchPage>
  const waiting = (
    <div className="grid min-h-60 place-items-center text-muted">
      <Spinner label={loading} />
    </div>
  )
  return (
    <Asked query={query} waiting={waiting} title={failed} isMain headingLevel={1}>
      {children}
    </Asked>
  )
}

export function NoSuchPage({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <ErrorState
      drawing="nowhere"
      headingLevel={1}
      title={title}
      action={
        <Link to="/" className={buttonClass()}>
          {t('shell.backHome')}
        </Link>
      }
    >
      {children}
    </ErrorState>
  )
}

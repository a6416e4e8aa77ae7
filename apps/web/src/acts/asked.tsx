import type { ReactNode } from 'react'
import { useTranslation } from '../language/use-translation.ts'
import { UnreachableError } from '../transport/request-error.ts'
import { useIsReachable } from '../transport/server-context.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorState } from '../ui/message-screens.tsx'
import { Notice } from '../ui/notice.tsx'
import { useFailureText } from './failure-text.ts'

type Question = { readonly error: Error | null; readonly isFetching: boolean; readonly refetch: () => unknown }

type NotReadProps = {
  readonly query: Question
  /** Or a function of the reason, if its sentence says it all. */
  readonly title: string | ((why: string) => string)
  /** For a failure without an explanation. */
  readonly otherwise?: string
  readonly isMain?: boolean
  readonly headingLevel?: 1 | 2
  readonly besides?: ReactNode
}

export function NotRead({ query, title, otherwise, isMain = false, headingLevel = 2, besides }: NotReadProps) {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const isReachable = useIsReachable()
  const told = {
    about: 'asked' as const,
    ...(otherwise ? { otherwise } : {}),
    ...(typeof title === 'string' ? { title } : {}),
  }
  const sentence = query.error ? failureText(query.error, told) : ''
  const heading = typeof title === 'string' ? title : title(sentence)
  const why = heading.includes(sentence) ? null : sentence
  const again = (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      className={isMain ? '' : 'mt-1 justify-self-start'}
      isBusy={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {t('shell.retry')}
    </Button>
  )
  if (isMain) {
    return (
      <ErrorState
        drawing={isReachable ? undefined : 'offline'}
        headingLevel={headingLevel}
        title={heading}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            {again}
            {besides}
          </div>
        }
      >
        {why}
      </ErrorState>
    )
  }
  return (
    <div role="alert">
      <Notice tone="error" title={heading} action={again}>
        {why}
      </Notice>
    </div>
  )
}

type AskedProps<Data> = Omit<NotReadProps, 'query'> & {
  readonly query: Question & {
    readonly data: Data | undefined
    readonly isPending: boolean
    /** Why the last try failed, while another is under way. */
    readonly failureReason?: Error | null
  }
  readonly waiting: ReactNode
  readonly children: (answer: Data) => ReactNode
}

export function Asked<Data>({ query, waiting, children, ...failure }: AskedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  // Reported at once, not after the last retry.
  const unreachable = query.failureReason instanceof UnreachableError ? query.failureReason : null
  if (query.isPending && !unreachable) return waiting
  const { error, isFetching, refetch } = query
  return <NotRead query={{ error: error ?? unreachable, isFetching, refetch }} {...failure} />
}

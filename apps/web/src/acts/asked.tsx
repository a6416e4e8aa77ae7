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
  /** What could not be read; or a sentence made of why, if that says it all. */
  readonly title: string | ((why: string) => string)
  /** For a failure that nobody explained. */
  readonly otherwise?: string
  /** There is nothing else on the screen, or hardly. */
  readonly isMain?: boolean
  readonly headingLevel?: 1 | 2
  /** Where else to go from here. */
  readonly besides?: ReactNode
}

/** That something could not be read, why, and the way to ask again. */
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
    /** Why the last try failed, while there is another one. */
    readonly failureReason?: Error | null
  }
  /** Stands there until the answer comes. */
  readonly waiting: ReactNode
  readonly children: (answer: Data) => ReactNode
}

/** What was asked of the server: its answer, or what stands in its place. */
export function Asked<Data>({ query, waiting, children, ...failure }: AskedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  // That nobody answers is said at once, not after the last try.
  const unreachable = query.failureReason instanceof UnreachableError ? query.failureReason : null
  if (query.isPending && !unreachable) return waiting
  const { error, isFetching, refetch } = query
  return <NotRead query={{ error: error ?? unreachable, isFetching, refetch }} {...failure} />
}

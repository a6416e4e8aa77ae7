import type { ReactNode } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useSupportEmail } from '../../../transport/product-info.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { ErrorState } from '../../../ui/message-screens.tsx'

type HiddenPageProps = {
  /** From the server, with the reason. */
  readonly sentence: string
  readonly backHome: ReactNode
}

/** Hidden by the operator: why, and whom to ask. */
export function HiddenPage({ sentence, backHome }: HiddenPageProps) {
  const { t } = useTranslation()
  const email = useSupportEmail()
  const ask = email ? (
    <a href={`mailto:${email}`} className={buttonClass({ variant: 'secondary' })}>
      {t('reports.ask')}
    </a>
  ) : null
  return (
    <ErrorState
      drawing="over"
      headingLevel={1}
      title={t('reports.hidden')}
      action={
        <div className="flex flex-wrap justify-center gap-2">
          {ask}
          {backHome}
        </div>
      }
    >
      {sentence}
    </ErrorState>
  )
}

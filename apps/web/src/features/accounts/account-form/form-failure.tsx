import { Notice } from '../../../ui/notice.tsx'
import { useFailureSentence } from './use-failure-sentence.ts'

type FormFailureProps = {
  readonly error: Error | null
  readonly title: string
  /** For a failure without an explanation. */
  readonly otherwise?: string | undefined
  /** A field shows the message. */
  readonly isToldAtField?: boolean
}

/** Shown above the act's button; what was typed can be sent again. */
export function FormFailure({ error, title, otherwise, isToldAtField = false }: FormFailureProps) {
  const sentenceOf = useFailureSentence()
  return (
    <div role="alert" className="empty:hidden">
      {error && !isToldAtField ? (
        <Notice tone="error" title={title}>
          {sentenceOf(error, otherwise)}
        </Notice>
      ) : null}
    </div>
  )
}

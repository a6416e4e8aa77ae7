import { Notice } from '../../../ui/notice.tsx'
import { useFailureSentence } from './use-failure-sentence.ts'

type FormFailureProps = {
  readonly error: Error | null
  /** What did not happen. */
  readonly title: string
  /** For a failure that nobody explained. */
  readonly otherwise?: string | undefined
  /** The sentence stands at a field. */
  readonly isToldAtField?: boolean
}

/** Why an act failed, above its button; what was typed is still there to send again. */
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

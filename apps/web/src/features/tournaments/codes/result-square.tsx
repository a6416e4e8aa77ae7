import { useTranslation } from '../../../language/use-translation.ts'
import { useOwnOrigin } from '../../../transport/own-origin.tsx'
import { useNamedScore } from '../score-entry/named-score.ts'
import { resultFragment, type ShownResult } from './result-text.ts'
import { SquareCode } from './square-code.tsx'

export type ResultSquareProps = { readonly code: string; readonly result: ShownResult }

/** A result, for the camera of the desk. */
export function ResultSquare({ code, result }: ResultSquareProps) {
  const { t } = useTranslation()
  const origin = useOwnOrigin()
  const named = useNamedScore()
  const said = named(result.names, result.score)
  return (
    <div className="mx-auto grid w-full max-w-sm grid-cols-[minmax(0,1fr)] gap-2 text-center">
      <p className="font-semibold wrap-anywhere">{said}</p>
      <SquareCode
        value={`${origin}/tournament/${code}/scan#${resultFragment(result)}`}
        label={t('codes.result.square', { result: said })}
      />
      <p className="text-sm text-muted">{t(result.characters ? 'codes.result.showBoth' : 'codes.result.show')}</p>
    </div>
  )
}

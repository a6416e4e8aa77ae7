import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { usePartLine } from '../parts/use-part-text.ts'

/** For other than Swiss: the name, and until the start an explanation. */
export function StructureLine({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const structure = structureOf(tournament)
  const part = usePartLine(tournament)
  if (part !== null) return <p className="max-w-prose font-semibold">{part}</p>
  if (structure === 'swiss') return null
  return (
    <p className="max-w-prose">
      <span className="font-semibold">{t(`structure.names.${structure}`)}</span>
      {isWaiting(tournament) ? <span className="text-muted"> · {t(`structure.hints.${structure}`)}</span> : null}
    </p>
  )
}

import { isWaiting } from '@tablee/domain/tournaments/kinds/phase'
import { structureOf } from '@tablee/domain/tournaments/kinds/stage'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** For other than Swiss: the name, and until the start an explanation. */
export function StructureLine({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const structure = structureOf(tournament)
  if (structure === 'swiss') return null
  return (
    <p className="max-w-prose">
      <span className="font-semibold">{t(`structure.names.${structure}`)}</span>
      {isWaiting(tournament) ? <span className="text-muted"> · {t(`structure.hints.${structure}`)}</span> : null}
    </p>
  )
}

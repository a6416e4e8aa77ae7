import type { Structure } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'

/** Next to a format; null for Swiss rounds, the default. */
export function useStructureName(): (structure: Structure | undefined) => string | null {
  const { t } = useTranslation()
  return (structure = 'swiss') => (structure === 'swiss' ? null : t(`structure.names.${structure}`))
}

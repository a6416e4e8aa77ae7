import type { CheckedErasure } from '@tablee/contract/accounts/check-erasure-proof'
import { ERASED_KINDS } from '@tablee/domain/erasures/erasure-proof'
import { useFormats } from '../../../language/use-formats.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { Notice } from '../../../ui/notice.tsx'

/** What a proof says, once its signature was looked at. */
export function CheckedProof({ checked }: { checked: CheckedErasure }) {
  const { t } = useTranslation()
  const { date, time } = useFormats()
  const { isGenuine, at, rule, tournament, erased } = checked
  if (!isGenuine) {
    return (
      <Notice className="mt-6" tone="error" title={t('erasure.false')}>
        {t('erasure.falseText')}
      </Notice>
    )
  }
  const when = new Date(at)
  return (
    <>
      <Notice className="mt-6" tone="success" title={t('erasure.genuine')}>
        {t('erasure.genuineText')}
      </Notice>
      <p className="mt-4 font-semibold">{t('erasure.at', { date: date(when), time: time(when) })}</p>
      <p className="mt-1 text-muted">{t(`erasure.rule.${rule ?? 'unknown'}`)}</p>
      {tournament === null ? null : <p className="mt-1 text-muted">{t('erasure.tournament', { code: tournament })}</p>}
      <ul className="mt-3 list-disc ps-5">
        {ERASED_KINDS.map((kind) => {
          const count = erased[kind] ?? 0
          return count > 0 ? <li key={kind}>{t(`erasure.erased.${kind}`, { count })}</li> : null
        })}
      </ul>
    </>
  )
}

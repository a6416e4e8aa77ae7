import { useCallback } from 'react'
import { useLanguage } from './language-provider.tsx'
import { useTranslation } from './use-translation.ts'

const FORMS = ['one', 'two', 'few'] as const

/** "1er", "2e"; "1st", "2nd". */
export function useOrdinal(): (rank: number) => string {
  const { t } = useTranslation()
  const { locale } = useLanguage()
  return useCallback(
    (rank) => {
      const rule = new Intl.PluralRules(locale, { type: 'ordinal' }).select(rank)
      return t(`dashboard.ordinal.${FORMS.find((form) => form === rule) ?? 'other'}`, { rank })
    },
    [t, locale],
  )
}

import { GUARDIAN_TEXT, guardianAge } from '@tablee/domain/registrations/guardian'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useTranslation } from '../../../language/use-translation.ts'
import { SheetPage } from './sheet-page.tsx'

const FORMS = ['above', 'below'] as const

/** For whoever has no device: two on a page, to cut apart. */
export function GuardianForms({ tournament }: { readonly tournament: Tournament }) {
  const { t } = useTranslation()
  const age = guardianAge(tournament) ?? 0
  return (
    <SheetPage
      heading={t('guardian.paper')}
      tournament={tournament}
      note={t('guardian.below', { age })}
      page={{ number: 1, of: 1 }}
    >
      {FORMS.map((place) => (
        <section
          key={place}
          className="grid h-[124mm] content-start gap-[5mm] py-[4mm] not-last:border-b not-last:border-dashed"
        >
          <p className="text-[11pt] leading-snug">{t(`guardian.texts.v${GUARDIAN_TEXT}`)}</p>
          <Line label={t('guardian.paperPlayer')} />
          <Line label={t('guardian.name')} />
          <Line label={t('guardian.contact')} />
          <div className="grid grid-cols-2 gap-[8mm]">
            <Line label={t('guardian.paperDate')} />
            <Line label={t('paper.signature')} />
          </div>
          <p className="text-[9pt]">{t('guardian.paperKeep')}</p>
        </section>
      ))}
    </SheetPage>
  )
}

function Line({ label }: { readonly label: string }) {
  return (
    <div>
      <p className="text-[9pt]">{label}</p>
      <div className="h-[9mm] border-b border-black" />
    </div>
  )
}

import type { JournalFact } from '@tablee/contract/tournaments/questions/get-journal'
import { JUDGE_ANSWERS } from '@tablee/domain/tournaments/judge-calls/judge-call'
import type { useTranslation } from '../../../language/use-translation.ts'

/** An unknown answer from a later version is still one. */
export function answeredCall(
  { as }: Pick<JournalFact, 'as'>,
  { t }: Pick<ReturnType<typeof useTranslation>, 't'>,
  place: string,
): string {
  const answer = JUDGE_ANSWERS.find((one) => one === as)
  return answer ? t(`journal.act.judgeAnswer.${answer}`, { place }) : t('journal.act.other')
}

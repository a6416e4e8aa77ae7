import { type RecordedTournament, rulesOfRecording } from '@tablee/domain/tournaments/golden/recorded-tournament'
import type { RuleOverrides } from '@tablee/domain/tournaments/rule-packs/customise-rules'
import type { RulePack } from '@tablee/domain/tournaments/rule-packs/rule-pack'
import { findRulePack } from '@tablee/domain/tournaments/rule-packs/rule-packs'
import { ReplayError } from './server-client.ts'

/** The recording's rule pack, with its publisher's differences. */
export function packOf(recording: RecordedTournament): { readonly pack: RulePack; readonly overrides: RuleOverrides } {
  const { packId, overrides } = rulesOfRecording(recording)
  const pack = findRulePack(packId)
  if (!pack) throw new ReplayError(`There is no rule pack ${packId}.`)
  return { pack, overrides }
}

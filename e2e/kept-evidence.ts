import { writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'

/** Lays texts beside the trace of a journey that failed, and names them in its report. */
export function keepEvidence(journey: TestInfo, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const path = journey.outputPath(name)
    writeFileSync(path, text)
    journey.attachments.push({ name, path, contentType: 'text/plain' })
  }
}

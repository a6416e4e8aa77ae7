import { writeFileSync } from 'node:fs'
import type { TestInfo } from '@playwright/test'

export function keepEvidence(journey: TestInfo, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    const path = journey.outputPath(name)
    writeFileSync(path, text)
    journey.attachments.push({ name, path, contentType: 'text/plain' })
  }
}

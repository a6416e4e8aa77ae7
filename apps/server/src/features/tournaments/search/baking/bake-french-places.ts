import { writeFileSync } from 'node:fs'
import { writePlaceTable } from '../place-table.ts'
import { placesOfPackages } from './places-of-packages.ts'

// Called by scripts/places.mjs: node bake-french-places.ts FILE MADE_OF. Not part of the server, which reads the file.
const [file = '', madeOf = ''] = process.argv.slice(2)
writeFileSync(file, writePlaceTable(placesOfPackages(), madeOf))

#!/usr/bin/env bash
# The fenced commands of a section: fenced.sh FILE 'TITLE' [LANGUAGE].
awk -v title="## $2" -v language="${3:-sh}" '
  /^## /{ours = $0 == title} /^```/{code = !code && $0 == "```" language; next} ours && code' "$1"

-- The words by which the shop finds what it has: `npm run db:schema` writes it into the migration, before the tables.

-- English until the shop speaks another language: search-language.server.ts changes the dictionary, and makes all words anew.
CREATE TEXT SEARCH CONFIGURATION shop_words (COPY = pg_catalog.english);
--> statement-breakpoint
-- Latin letters without their accents, and ligatures as two letters. An accent that stands alone stays: without it a quoted
-- word would be none. Composed again, because a word has at most 2,046 bytes.
CREATE FUNCTION fold_letters(letters text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN replace(replace(replace(replace(replace(translate(
  normalize(regexp_replace(normalize(letters, NFD), '(?<=[^\s''\u0300-\u036f])[\u0300-\u036f]+', '', 'g'), NFC), 'øØđĐłŁıħĦ', 'oOdDlLihH'),
  'œ', 'oe'), 'Œ', 'Oe'), 'æ', 'ae'), 'Æ', 'Ae'), 'ß', 'ss');
--> statement-breakpoint
-- The words of a text that has more than ASCII. Each word with accents is found as it is stemmed, whose letters are then
-- folded, and as it is folded and then stemmed: so it is typed by who leaves accents out.
CREATE FUNCTION folded_words(words text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT CASE WHEN accented IS NULL THEN to_tsvector('shop_words', words) ELSE (
    SELECT ts_delete(to_tsvector('shop_words', words), tsvector_to_array(stemmed)) || folded
      || ts_delete(to_tsvector('shop_words', fold_letters(accented)), tsvector_to_array(folded))
    FROM (SELECT stemmed, fold_letters(stemmed::text)::tsvector AS folded
      FROM (SELECT to_tsvector('shop_words', accented) AS stemmed) AS stemming) AS folding) END
  FROM (SELECT string_agg(word, ' ' ORDER BY place) AS accented
    FROM unnest(string_to_array(words, ' ')) WITH ORDINALITY AS one (word, place)
    WHERE octet_length(word) <> char_length(word)) AS text
);
--> statement-breakpoint
-- What a shopper has typed, a word or the beginning of one (`word:*`), in all ways in which a text may have it.
CREATE FUNCTION typed_word(typed text) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN octet_length(typed) = char_length(typed) THEN to_tsquery('shop_words', typed) ELSE (
  SELECT CASE WHEN numnode(stemmed) = 0 THEN stemmed
    ELSE stemmed || to_tsquery('shop_words', fold_letters(typed)) END
  FROM (SELECT fold_letters(to_tsquery('shop_words', typed)::text)::tsquery AS stemmed) AS word
) END;

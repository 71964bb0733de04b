-- The shop does not run on Citus yet: docs/deploying.md says what fails. This is how its tables would be
-- spread over a cluster by shopper; db/postgres/postgres-citus.test.ts checks the schema and the statements of the
-- shop against the rules of Citus that are published.

create extension if not exists citus;

-- Everything that a shopper owns lies on one node: transactions of one shopper stay there.
select create_distributed_table('shopper', 'id');
select create_distributed_table('basket_line', 'shopper', colocate_with => 'shopper');
select create_distributed_table('payment', 'shopper', colocate_with => 'shopper');
select create_distributed_table('intent', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order_event', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order_status', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order_line', 'shopper', colocate_with => 'shopper');
select create_distributed_table('refund', 'shopper', colocate_with => 'shopper');
select create_distributed_table('refund_transaction', 'shopper', colocate_with => 'shopper');
select create_distributed_table('order_contact', 'shopper', colocate_with => 'shopper');
select create_distributed_table('claimed_order', 'shopper', colocate_with => 'shopper');
select create_distributed_table('mail', 'shopper', colocate_with => 'shopper');
select create_distributed_table('checkout', 'shopper', colocate_with => 'shopper');
select create_distributed_table('saved_address', 'shopper', colocate_with => 'shopper');
select create_distributed_table('draft_order', 'shopper', colocate_with => 'shopper');

-- The catalogue is on every node, so that baskets are joined to it where they lie.
select create_reference_table('product');
select create_reference_table('price_history');
select create_reference_table('own_field');
select create_reference_table('collection');
select create_reference_table('collection_product');
select create_reference_table('home_page');
select create_reference_table('fetched_picture');

-- So is the stock: a payment reads and ends its hold where it lies. Units are claimed on the coordinator.
select create_reference_table('stock');
select create_reference_table('stock_hold');
select create_reference_table('stock_entry');
select create_reference_table('stock_watch');

-- And reviews, which are counted by their product.
select create_reference_table('review');
select create_reference_table('review_vote');
select create_reference_table('review_request');

-- And the zones of delivery, codes, gift cards, rates of tax, the seller, and the numbers of invoices.
select create_reference_table('shop_currency');
select create_reference_table('delivery_zone');
select create_reference_table('discount_code');
select create_reference_table('credit');
select create_reference_table('tax_rate');
select create_reference_table('seller');
select create_reference_table('invoice');
select create_reference_table('invoice_due');

-- Left on the coordinator, which needs nothing said: user, session, account, verification (Better Auth)
-- and passkey; staff, staff_invite, staff_role, staff_session, staff_passkey, api_token, audit_log, operation_key, saved_view and job (staff),
-- shared_basket and withdrawal_declaration (which their links are looked up by), outbox_event, event_endpoint and event_delivery (what others learn of),
-- book_month, book_link, payout and payout_line (the books),
-- sales_day, sales_variant, sold_title, order_title, admin_figure; rate_limit, payment_client,
-- shop_secret, setting, the words of the search (search_word, search_trigram), and the card simulator's own schema.

-- The reconciliation looks for a line that lies in one shopper's basket and in another's order.
do $$
begin
  execute format('alter database %I set citus.enable_repartition_joins = on', current_database());
end
$$;

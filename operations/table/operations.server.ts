/** The one table of the operations of staff: the admin's forms, the shell and the API are made from it. */
import {
  listBookLinks,
  makeBookLink,
  takeBackBookLink,
} from '#operations/books/book-links.server.ts';
import { closeMonth, listClosedMonths } from '#operations/books/close-month.server.ts';
import { exportBooks } from '#operations/books/export-books.server.ts';
import { exportOrders } from '#operations/books/export-orders.server.ts';
import { listPayouts, readPayoutsNow } from '#operations/books/payouts.server.ts';
import { reportTaxes } from '#operations/books/tax-report.server.ts';
import { changeMany } from '#operations/catalogue/change-many.server.ts';
import { addNewProduct, changeFields } from '#operations/catalogue/change-products.server.ts';
import {
  changeVariantsOfProduct,
  showVariants,
} from '#operations/catalogue/change-variants.server.ts';
import {
  addCollectionProducts,
  moveCollectionProduct,
  removeCollectionProducts,
  setCollectionProducts,
  setCollectionsOf,
} from '#operations/catalogue/collection-products.server.ts';
import {
  addCollection,
  changeCollection,
  deleteCollection,
  listCollections,
  showCollection,
} from '#operations/catalogue/collections.server.ts';
import {
  countShelf,
  listStock,
  releaseStock,
  showStock,
} from '#operations/catalogue/count-stock.server.ts';
import { exportCatalogue } from '#operations/catalogue/import/export-catalogue.server.ts';
import { fetchPicturesOperation } from '#operations/catalogue/import/fetch-pictures.server.ts';
import { importCatalogue } from '#operations/catalogue/import/import-catalogue.server.ts';
import { listProducts, showProduct } from '#operations/catalogue/read-products.server.ts';
import { removePictures } from '#operations/catalogue/remove-pictures.server.ts';
import { setProductOptions } from '#operations/catalogue/set-options.server.ts';
import { setPictures } from '#operations/catalogue/set-pictures.server.ts';
import {
  putBackProducts,
  withdrawProducts,
} from '#operations/catalogue/withdraw-products.server.ts';
import {
  changeCardBalance,
  issueCard,
  listGiftCards,
  sendCardAgain,
  showGiftCard,
  voidCard,
} from '#operations/credits/gift-cards.server.ts';
import { giveCredit } from '#operations/credits/store-credit.server.ts';
import {
  deleteCustomer,
  downloadCustomer,
  findCustomers,
  listCustomers,
  showCustomer,
  signOutCustomer,
} from '#operations/customers/customers.server.ts';
import { forgetGuest } from '#operations/customers/forget-guest.server.ts';
import { setDraftAddress, setDraftUnits } from '#operations/drafts/draft-basket.server.ts';
import { setDraftGift } from '#operations/drafts/draft-gift.server.ts';
import { endDraft, sendDraft } from '#operations/drafts/draft-payment.server.ts';
import {
  changeDraftOrder,
  listDrafts,
  makeDraftOrder,
  showDraft,
} from '#operations/drafts/drafts.server.ts';
import { markDraftPaid } from '#operations/drafts/mark-paid.server.ts';
import {
  addHomeSection,
  changeHomeSection,
  hideHomeSection,
  listHomeSections,
  moveHomeSection,
  removeHomeSection,
  showHomeSection,
} from '#operations/home/home-sections.server.ts';
import { backUpDatabase } from '#operations/jobs/back-up.server.ts';
import { cancelJob, listJobs, removeJob, showJob } from '#operations/jobs/jobs.server.ts';
import { listMails, sendMail, showMail, testMail } from '#operations/mail/mail.server.ts';
import type { Operation } from '#operations/operation.ts';
import { orderActs } from '#operations/orders/act-on-order.server.ts';
import { changeAddress } from '#operations/orders/change-address.server.ts';
import { giveBackRefund } from '#operations/orders/give-back.server.ts';
import { packMany, pickList, shipMany } from '#operations/orders/many-orders.server.ts';
import { findOrders, listOrders, showOrder } from '#operations/orders/read-orders.server.ts';
import { receiveReturn } from '#operations/orders/receive-return.server.ts';
import { refundOrder } from '#operations/orders/refund-order.server.ts';
import {
  listViews,
  removeView,
  saveView,
  setColumns,
} from '#operations/orders/saved-views.server.ts';
import { sumSalesAgain } from '#operations/orders/sum-sales.server.ts';
import {
  listWithdrawals,
  settleWithdrawal,
  withdrawOrder,
} from '#operations/orders/withdrawals.server.ts';
import { reconcile } from '#operations/payments/reconcile.server.ts';
import { refundLost } from '#operations/payments/refund-lost.server.ts';
import {
  answerToReview,
  hideReview,
  listReviews,
  publishReview,
  showReview,
} from '#operations/reviews/reviews.server.ts';
import { endCode, listCodes, setCode } from '#operations/settings/codes.server.ts';
import {
  listDeliveryZones,
  removeDeliveryMethod,
  removeZone,
  setDeliveryMethod,
  setDeliveryZone,
} from '#operations/settings/delivery-zones.server.ts';
import { showLaw } from '#operations/settings/law.server.ts';
import { listOwnFields, removeField, setOwnField } from '#operations/settings/own-fields.server.ts';
import { renameDeliveryZone } from '#operations/settings/rename-zone.server.ts';
import { removeSeller, setSeller, showSeller } from '#operations/settings/seller.server.ts';
import { listSettings, setSettings } from '#operations/settings/shop-settings.server.ts';
import {
  fillTaxRates,
  listTaxRates,
  removeTaxRate,
  setTaxRate,
} from '#operations/settings/tax-rates.server.ts';
import { defineActList } from '#operations/staff/audit-log.server.ts';
import { endAccess, endSession, removePasskey } from '#operations/staff/end-access.server.ts';
import { giveRole, inviteToStaff, listStaff } from '#operations/staff/let-in.server.ts';
import { chooseNotices, setStaffEmail, showNotices } from '#operations/staff/notices.server.ts';
import { listRoles, removeRole, setRole } from '#operations/staff/roles.server.ts';
import { endToken, listTokens, makeToken } from '#operations/staff/tokens.server.ts';
import { sendAgain, showDelivery, showWebhook } from '#operations/webhooks/deliveries.server.ts';
import {
  addWebhook,
  changeWebhook,
  listWebhooks,
  removeWebhook,
  replaceWebhookSecret,
  switchOffWebhook,
  switchOnWebhook,
} from '#operations/webhooks/webhooks.server.ts';

const ALL_BUT_THE_LIST_OF_ACTS: readonly Operation[] = [
  ...[listViews, saveView, removeView, setColumns],
  ...[
    findOrders,
    listOrders,
    showOrder,
    ...orderActs,
    pickList,
    packMany,
    shipMany,
    changeAddress,
    refundOrder,
    giveBackRefund,
    receiveReturn,
  ],
  ...[withdrawOrder, listWithdrawals, settleWithdrawal],
  ...[listGiftCards, showGiftCard, issueCard, sendCardAgain, changeCardBalance, voidCard],
  giveCredit,
  ...[
    listDrafts,
    showDraft,
    makeDraftOrder,
    changeDraftOrder,
    setDraftUnits,
    setDraftAddress,
    setDraftGift,
  ],
  ...[sendDraft, markDraftPaid, endDraft],
  ...[
    exportOrders,
    exportBooks,
    makeBookLink,
    listBookLinks,
    takeBackBookLink,
    listPayouts,
    readPayoutsNow,
    listClosedMonths,
    closeMonth,
    reportTaxes,
    reconcile,
    refundLost,
  ],
  ...[listProducts, showProduct, addNewProduct, changeFields, setPictures, changeMany],
  ...[listCollections, showCollection, addCollection, changeCollection, deleteCollection],
  ...[addCollectionProducts, removeCollectionProducts, moveCollectionProduct],
  ...[setCollectionProducts, setCollectionsOf],
  ...[listHomeSections, addHomeSection, changeHomeSection, moveHomeSection],
  ...[showHomeSection, hideHomeSection, removeHomeSection],
  ...[listReviews, showReview, publishReview, hideReview, answerToReview],
  ...[importCatalogue, exportCatalogue, fetchPicturesOperation, removePictures],
  ...[showVariants, changeVariantsOfProduct, setProductOptions],
  ...[withdrawProducts, putBackProducts, listStock, showStock, countShelf, releaseStock],
  ...[
    listDeliveryZones,
    setDeliveryZone,
    renameDeliveryZone,
    removeZone,
    setDeliveryMethod,
    removeDeliveryMethod,
  ],
  ...[listCodes, setCode, endCode],
  ...[listTaxRates, setTaxRate, fillTaxRates, removeTaxRate, showSeller, setSeller, removeSeller],
  ...[listOwnFields, setOwnField, removeField, showLaw, listSettings, setSettings],
  ...[listMails, showMail, sendMail, testMail],
  ...[listWebhooks, showWebhook, showDelivery, addWebhook, changeWebhook, switchOnWebhook],
  ...[switchOffWebhook, replaceWebhookSecret, sendAgain, removeWebhook],
  ...[
    listCustomers,
    findCustomers,
    showCustomer,
    signOutCustomer,
    downloadCustomer,
    deleteCustomer,
    forgetGuest,
  ],
  ...[listStaff, inviteToStaff, giveRole, endSession, removePasskey, endAccess],
  ...[setStaffEmail, showNotices, chooseNotices],
  ...[listTokens, makeToken, endToken],
  ...[listJobs, showJob, cancelJob, removeJob, backUpDatabase],
  ...[listRoles, setRole, removeRole, sumSalesAgain],
];

export const OPERATIONS: readonly Operation[] = [
  ...ALL_BUT_THE_LIST_OF_ACTS,
  defineActList(ALL_BUT_THE_LIST_OF_ACTS),
];

/** Null for a name that is none. */
export function findOperation(name: string): Operation | null {
  return OPERATIONS.find((one) => one.name === name) ?? null;
}
